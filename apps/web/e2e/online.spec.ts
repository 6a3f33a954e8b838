// Tables online: two people and a spectator, each with a browser of their own, and what happens when the server dies.

import { expect, inviteFriend, openForm, type Page, submit, test } from './app.ts';
import { destinations, groups } from './azul.ts';
import { hand, live, lying, move } from './qwirkle.ts';
import { Server } from './server.ts';
import { heading, join, moverOf } from './tables.ts';

/** Makes a table for somebody else on the first screen and returns its link. */
async function makeTable(page: Page, address: string, game: 'Azul' | 'Qwirkle'): Promise<string> {
  await inviteFriend(page, address, game);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

async function call(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.keyboard.press('Enter');
}

const sitDown = (page: Page) => page.getByRole('button', { name: 'Sit down' }).click();
/** The tiles on the grid with their cells. */
const seen = async (page: Page) =>
  (
    await lying(page).evaluateAll((cells) => cells.map((cell) => `${cell.dataset['tile']} ${cell.dataset['cell']}`))
  ).sort();

/** Takes tiles in Azul. */
async function take(page: Page): Promise<void> {
  await groups(page).first().click();
  await destinations(page).first().click();
}

test('two people play, and somebody looks on without seeing their tiles', async ({ newcomer, address }) => {
  const [ann, bob, carl] = [await newcomer(), await newcomer(), await newcomer()];
  const link = await makeTable(ann, address, 'Qwirkle');
  await call(ann, 'Ann');
  await join(bob, link, 'Bob');
  for (const page of [ann, bob]) await expect(hand(page)).toHaveCount(6);
  await carl.goto(link);
  await expect(carl.getByText('You are a spectator.')).toBeVisible();
  for (let turn = 0; turn < 4; turn++) {
    const mover = await moverOf([ann, bob], live);
    await move(mover);
    await expect(live(mover)).toHaveCount(0);
    const after = await seen(mover);
    for (const page of [ann, bob, carl]) await expect.poll(() => seen(page)).toEqual(after);
    await expect(hand(carl)).toHaveCount(0);
    await expect(carl.getByText('6 hidden tiles')).toBeAttached();
  }
});

test('the table is full: whoever comes too late looks on and can start a table', async ({ newcomer, address }) => {
  const [ann, bob, carl] = [await newcomer(), await newcomer(), await newcomer()];
  const link = await makeTable(ann, address, 'Azul');
  await carl.goto(link);
  await expect(carl.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await bob.goto(link);
  await sitDown(bob);
  await expect(carl.getByText('You are a spectator.')).toBeVisible();
  await carl.getByRole('link', { name: 'Start screen' }).click();
  await expect(carl.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a table among the open ones is found and joined, and a move is taken back by consent', async ({
  newcomer,
  address,
}) => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  await ann.goto(address);
  await openForm(ann, 'friend');
  await ann.getByRole('switch', { name: /^Show it to everyone/ }).check();
  await submit(ann);
  await call(ann, 'Lobbyist');
  await bob.goto(address);
  await bob.getByRole('link', { name: /Lobbyist/ }).click();
  await sitDown(bob);
  const mover = await moverOf([ann, bob], groups);
  const other = mover === ann ? bob : ann;
  await take(mover);
  await expect(heading(other)).toHaveText('Your turn');
  await mover.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(other.getByText('asks to take a move back')).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(heading(mover)).toHaveText('Your turn');
  await expect(other.getByRole('button', { name: 'Agree' })).toHaveCount(0);
});

test('the server is killed and started again: the match goes on by itself', async ({ newcomer }) => {
  await using server = await new Server().start();
  const [ann, bob] = [await newcomer(), await newcomer()];
  const link = await makeTable(ann, server.address, 'Azul');
  await bob.goto(link);
  await sitDown(bob);
  const first = await moverOf([ann, bob], groups);
  const second = first === ann ? bob : ann;
  await server.kill();
  for (const page of [ann, bob]) await expect(heading(page)).toHaveText('Reconnecting…');
  // What is decided meanwhile is sent when the server is back.
  await take(first);
  await server.start();
  await expect(heading(second)).toHaveText('Your turn', { timeout: 30_000 });
  await take(second);
  await expect(heading(first)).toHaveText('Your turn');
});
