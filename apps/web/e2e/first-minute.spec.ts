// The first minute of somebody new, in both languages: one tap to a table, a friend, one device for all; and what is proposed later.

import { expect, openForm, type Page, sheet, submit, test } from './app.ts';
import { awaitTurn } from './azul.ts';
import { expectAccessible } from './screen.ts';
import { Server } from './server.ts';
import { begunMatch } from './stored.ts';

const WORDS = {
  en: {
    play: 'Play',
    what: 'You against the gentlest bot, coloured wall',
    friend: 'With a friend',
    device: 'On this device',
    name: 'Your name',
    qr: 'QR code of the link',
    goOn: /^Continue Azul/,
  },
  cs: {
    play: 'Hrát',
    what: 'Ty proti nejmírnějšímu botovi, barevná stěna',
    friend: 'S přáteli',
    device: 'Na tomto zařízení',
    name: 'Tvoje jméno',
    qr: 'QR kód odkazu',
    goOn: /^Pokračovat Azul/,
  },
} as const;

const playersOf = async (page: Page) => (await begunMatch(page)).header.players;

for (const language of ['en', 'cs'] as const) {
  test(`somebody new plays at once, with a friend, and around one device (${language})`, async ({
    newcomer,
    address,
  }) => {
    const words = WORDS[language];
    const page = await newcomer({
      locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
      viewport: { width: 320, height: 568 },
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(address);
    await expect(button(words.play)).toHaveAccessibleDescription(words.what);
    await expect(button(words.play), 'without scrolling on the smallest phone').toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await button(words.play).click();
    await awaitTurn(page);
    expect((await playersOf(page))[1]?.bot).toBe('first-steps');

    // The name from Me is one's own in every match.
    await page.goto(`${address}#/me`);
    await page.getByRole('textbox', { name: words.name }).fill('Žofie');
    await page.keyboard.press('Enter');
    await page.goto(address);
    await expect(page.getByRole('link', { name: words.goOn })).toBeVisible();
    await button(words.device).click();
    await expectAccessible(page);
    await submit(page);
    await page.waitForURL(/#\/play\//);
    expect(await playersOf(page)).toMatchObject([
      { name: 'Žofie' },
      { name: language === 'cs' ? 'Hráč 2' : 'Player 2' },
    ]);

    await page.goto(address);
    await button(words.friend).click();
    await page.waitForURL(/#\/t\//);
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
    // One tap plays a bot again, whatever was played since.
    await page.goto(address);
    await expect(button(words.play)).toHaveAccessibleDescription(words.what);
  });
}

/** Puts matches into the store that the first seat has won against a level. */
const storeWins = (page: Page, level: string, count: number) =>
  page.evaluate(
    ({ level, count }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mozaika', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          for (let i = 0; i < count; i++) {
            const players = [
              { seat: 1, name: 'Anna' },
              { seat: 2, name: level, bot: level },
            ];
            writing.objectStore('matches').put({
              id: `won${level.replaceAll('-', '')}${i}`,
              header: { game: 'azul', options: { board: 'coloured' }, rules: 1, players },
              seed: '00'.repeat(32),
              entries: [],
              outcome: { scores: [60, 30], ranks: [1, 2], reason: 'row' },
              begun: i,
              touched: i,
            });
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { level, count },
  );

test('after two wins in a row the next level is proposed, and Play names it from then on', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await storeWins(page, 'first-steps', 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent matches' })).toBeVisible();
  await expect(page.getByText('You have beaten First steps twice.')).toHaveCount(0);
  await storeWins(page, 'first-steps', 2);
  await page.reload();
  await expect(page.getByText('You have beaten First steps twice.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Newcomer' }).click();
  await awaitTurn(page);
  expect((await playersOf(page))[1]?.bot).toBe('newcomer');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveAccessibleDescription(/Newcomer/);
  await expect(page.getByText('twice')).toHaveCount(0);
});

test('an empty lobby offers a bot meanwhile and a table for anybody, which others then find', async ({ newcomer }) => {
  await using server = await new Server().start();
  const [ann, bob] = [await newcomer(), await newcomer()];
  await ann.goto(server.address);
  await expect(ann.getByText('Nobody is waiting right now.')).toBeVisible();
  await ann.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await awaitTurn(ann);
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Open a table for anybody' }).click();
  await ann.waitForURL(/#\/t\//);
  await bob.goto(server.address);
  await bob.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: /^Azul/ }).click();
  await expect(bob).toHaveURL(ann.url());
});

test('a link to an edition opens the options with it, and closing them leaves Play', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(`${address}#/new/azul-mini`);
  await expect(sheet(page).getByRole('radio', { name: 'Azul Mini', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${address}#/`);
  await openForm(page, 'friend');
  await expect(sheet(page).getByRole('button', { name: 'Create a table' })).toBeVisible();
});

test('on a wide screen bots play by themselves, until somebody pauses them', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  await page.goto(address);
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Occasional player').first()).toBeVisible();
  await pause.click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expectAccessible(page);
  // Where motion is not wanted nothing plays by itself.
  const calm = await newcomer({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await calm.goto(address);
  await calm.getByRole('heading', { name: 'Open tables' }).waitFor();
  await expect(calm.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});
