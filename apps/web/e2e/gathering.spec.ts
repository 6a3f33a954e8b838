// Friends at a table online: who is invited is greeted, what is said is seen, consent moves nothing, and how matches end early.

import { expect, type Page, playAtOnce, test } from './app.ts';
import { destinations, groups } from './azul.ts';
import { expectAccessible, expectRoom } from './screen.ts';
import { endMatch, heading, join, moverOf, openTable } from './tables.ts';

const CZECH = { locale: 'cs-CZ' };
const result = (page: Page) => page.getByRole('dialog');
/** Where everything of the board is, to the pixel. */
const places = (page: Page) =>
  page.locator('main [data-seat], main [data-group]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test('a friend is greeted, sits down by name, talks, is asked for consent, and wins when the other one ends it', async ({
  newcomer,
  address,
}) => {
  const [ann, bob] = [await newcomer(), await newcomer(CZECH)];
  for (const page of [ann, bob]) await playAtOnce(page);
  const link = await openTable(ann, address, 'Anna', { bank: 600 });
  await expect(heading(ann)).toHaveText('Waiting for a friend');
  await expect(ann.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  await bob.goto(link);
  await expect(heading(bob)).toHaveText('Anna tě zve na Azul');
  await expect(bob.getByRole('img', { name: 'QR kód odkazu' })).toHaveCount(0);
  await expectAccessible(bob);
  // On a tablet the rules in a minute stand side by side, none narrower than the others.
  await bob.setViewportSize({ width: 768, height: 1024 });
  const cards = bob.getByRole('list', { name: 'Pravidla za minutu' }).getByRole('listitem');
  const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(new Set(widths).size, widths.join(' ')).toBe(1);
  await bob.setViewportSize({ width: 390, height: 844 });
  await join(bob, link, 'Bohouš');
  const mover = await moverOf([ann, bob]);
  const other = mover === ann ? bob : ann;
  for (const page of [ann, bob]) await expect(page.locator('main [data-seat]').getByText('Bohouš')).toBeVisible();

  await expect(ann.getByRole('timer')).toHaveCount(2);

  // What is said stands at who says it, in the reader's language, and moves nothing.
  const before = await places(bob);
  await ann.waitForTimeout(1500);
  await ann.getByRole('button', { name: 'Messages' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  const bubble = bob.getByText('Hodně štěstí!', { exact: true });
  await expect(bubble).toBeVisible();
  expect(await places(bob)).toEqual(before);
  await expect(bubble).toHaveCount(0, { timeout: 8_000 });
  // The drawer is no modal: the board above it can be used.
  await expect(ann.getByRole('log').getByText('Good luck!')).toBeVisible();
  await expect(ann.locator('dialog[open]')).toHaveCount(0);
  await ann.getByRole('complementary').getByRole('button', { name: 'Close' }).click();

  await groups(mover).first().click();
  await destinations(mover).first().click();
  await expect(groups(other).first()).toBeVisible();
  const still = await places(other);
  await mover.getByRole('button', { name: /^(Take back|Vzít zpět)$/ }).click();
  const yes = other.getByRole('button', { name: /^(Agree|Souhlasím)$/ });
  await expect(yes).toBeVisible();
  expect(await places(other)).toEqual(still);
  await expectAccessible(other);
  await yes.click();
  await expect(groups(mover).first()).toBeVisible();

  await endMatch(ann);
  await expect(result(ann).getByText('Bohouš won')).toBeVisible();
  await expect(result(ann).getByText('You resigned.')).toBeVisible();
  await expect(result(bob).getByText('Vyhráváš')).toBeVisible();
  await expect(result(bob).getByText(/Anna to vzdává/)).toBeVisible();
  await result(ann).getByRole('button', { name: 'Play again' }).click();
  await expect(result(bob).getByText('Anna chce hrát znovu.')).toBeVisible();
  await result(bob).getByRole('button', { name: 'Hrajeme znovu' }).click();
  await moverOf([ann, bob]);
});

test('whose time runs out has lost, and both are told', async ({ newcomer, address }) => {
  const [ann, bob] = [await newcomer(), await newcomer(CZECH)];
  await join(bob, await openTable(ann, address, 'Anna', { bank: 10 }), 'Bohouš');
  const told = result(ann).getByText(/ran out of time/);
  await expect(told).toBeVisible();
  const isAnna = (await told.textContent())?.includes('You');
  await expect(result(bob).getByText(isAnna ? 'Anna prohrává na čas' : 'Prohráváš na čas')).toBeVisible();
});

test('with three, a bot goes on for who ends their match, and for who runs out of time, who may come back', async ({
  newcomer,
  address,
}) => {
  const [ann, bob, eva] = [await newcomer(), await newcomer(CZECH), await newcomer()];
  const pages = [ann, bob, eva];
  const link = await openTable(ann, address, 'Anna', { seats: 3, bank: 20 });
  await join(bob, link, 'Bohouš');
  await expect(ann.getByRole('list', { name: 'At the table' }).getByText('Bohouš')).toBeVisible();
  await expectRoom(ann);
  await join(eva, link, 'Eva');
  const late = await moverOf(pages);
  const leaver = late === eva ? bob : eva;
  const name = leaver === eva ? 'Eva' : 'Bohouš';
  await endMatch(leaver);
  await expect(
    leaver.getByRole('status').getByText(/over for you; a bot plays on|Pro tebe partie skončila/),
  ).toBeVisible();
  await expect(leaver).toHaveURL(/#\/$/);
  await expect(ann.locator('main [data-seat]').getByText(`${name} (bot)`).first()).toBeVisible();

  const back = late.getByRole('button', { name: /^(Take my seat back|Vzít si místo zpátky)$/ });
  await expect(back).toBeVisible();
  await expect(late.getByText(/still finish behind the others|skončíš ale za ostatními/)).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
});
