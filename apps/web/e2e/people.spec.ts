// Who somebody is, on more than one device: with a passkey that the browser's own authenticator makes and shows.

import { expect, type Page, test } from './app.ts';

/** Gives a page an authenticator in which somebody agrees to everything. */
async function authenticatorOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { devtools, authenticatorId };
}

type Credential = Awaited<ReturnType<typeof credentialsOf>>[number];

async function credentialsOf({ devtools, authenticatorId }: Awaited<ReturnType<typeof authenticatorOf>>) {
  return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

/** Shows a key at a page of another browser, where people's accounts have carried it. */
async function showElsewhere(page: Page, address: string, credential: Credential): Promise<void> {
  const { devtools, authenticatorId } = await authenticatorOf(page);
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.goto(`${address}#/me`);
  await show(page).click();
}

const make = (page: Page) => page.getByRole('button', { name: 'Create a passkey' });
const show = (page: Page) => page.getByRole('button', { name: 'I already have one' });

test('a passkey brings somebody back in another browser', async ({ newcomer, address }) => {
  const first = await newcomer();
  const one = await authenticatorOf(first);
  await first.goto(`${address}#/me`);
  await first.getByRole('textbox', { name: 'Your name' }).fill('Bohdana');
  await first.keyboard.press('Enter');
  await make(first).click();
  await expect(first.getByText('You have 1 passkey.')).toBeVisible();

  const [credential, ...others] = await credentialsOf(one);
  if (!credential) throw new Error('the authenticator holds no passkey');
  expect(others).toEqual([]);
  const second = await newcomer();
  await showElsewhere(second, address, credential);
  await expect(second.getByText('Welcome back, Bohdana!')).toBeVisible();
  await second.goto(`${address}#/me`);
  await expect(second.getByRole('textbox', { name: 'Your name' })).toHaveValue('Bohdana');

  // A device was lost: its key no longer opens anything.
  await first.reload();
  await first.getByRole('button', { name: 'Remove all' }).click();
  await expect(first.getByText('All passkeys have been removed, and all other browsers are signed out.')).toBeVisible();
  await expect(first.getByText('You have 1 passkey.')).toHaveCount(0);
  const third = await newcomer();
  await showElsewhere(third, address, credential);
  await expect(third.getByText('The server does not know this passkey.')).toBeVisible();
});

test('who closes the dialogue of a passkey hears that nothing was changed', async ({ newcomer, address }) => {
  const page = await newcomer();
  const { devtools, authenticatorId } = await authenticatorOf(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${address}#/me`);
  await make(page).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
});
