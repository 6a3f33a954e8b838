// Whatever goes wrong: a clear sentence and a way on.

import { begin, expect, inviteFriend, openForm, playAtOnce, submit, test } from './app.ts';
import { awaitTurn, decide } from './azul.ts';
import { openFile, RECORDS } from './records.ts';

const LEADS_NOWHERE = 'This link leads nowhere';
const LINKS = {
  '#/nonsense': LEADS_NOWHERE,
  'nonsense/of/paths': LEADS_NOWHERE,
  '#/t/short': LEADS_NOWHERE,
  '#/replay/packed/AAAA': LEADS_NOWHERE,
  '#/play/abcdefgh': 'This match is not on this device.',
  '#/replay/kept/abcdefgh': 'This match is not on this device.',
  '#/t/abcdefghjkmn': /table/,
  '#/replay/match/abcdefghjkmn.1': /match/,
};

for (const [link, sentence] of Object.entries(LINKS)) {
  test(`a broken link says so and leads on: ${link}`, async ({ newcomer, address }) => {
    const page = await newcomer();
    await page.goto(address + link);
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(sentence);
    await page.getByRole('button', { name: 'Start screen' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
}

test('a link that lost its # still leads to its place', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(`${address}rules/qwirkle`);
  await expect(page).toHaveURL(`${address}#/rules/qwirkle`);
  await expect(page.getByRole('heading', { name: 'Qwirkle: the rules' })).toBeVisible();
});

test('a file that is no record is refused with a reason', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  const notice = page.getByRole('status').filter({ hasText: 'not a match' });
  const { Azul } = RECORDS;
  const illegal = { ...Azul, actions: [...Azul.actions.slice(0, 3), '1 9B1'] };
  for (const content of [
    '',
    'hello',
    '{}',
    '[]',
    JSON.stringify(illegal),
    JSON.stringify({ ...Azul, game: 'chess' }),
  ]) {
    await openFile(page, content);
    await expect(notice).toHaveText(/^This file is not a match: \S/);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  }
  await openFile(page, 'x'.repeat(2_000_001));
  await expect(page.getByText('too large')).toBeVisible();
});

test('a name of 300 emoji is cut, and the match is played', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: { width: 320, height: 640 } });
  await page.goto(address);
  await openForm(page);
  const name = page.getByRole('textbox', { name: 'Name of player 1' });
  await name.fill('🦊'.repeat(300));
  await name.blur();
  await expect(page.getByText('A name can have up to 30 characters.')).toBeVisible();
  expect([...(await name.inputValue())].length).toBeLessThanOrEqual(30);
  await submit(page);
  await awaitTurn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a name of 300 emoji is refused at a table online', async ({ newcomer, address }) => {
  const page = await newcomer();
  await inviteFriend(page, address);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('🦊'.repeat(300));
  await expect(page.getByRole('alert')).toHaveText('A name can have up to 30 characters.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.blur();
  await page.reload();
  await expect(name).toHaveValue('');
});

const forbidden = () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'indexedDB', { get: refuse });
  Object.defineProperty(window, 'localStorage', { get: refuse });
};
const full = () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
  Storage.prototype.setItem = refuse;
};

for (const [state, spoil] of Object.entries({ forbidden, full })) {
  test(`storage is ${state}: the person hears of it and plays`, async ({ newcomer, address }) => {
    const page = await newcomer();
    await page.addInitScript(spoil);
    await begin(page, address, { players: ['Player on this device', 'Newcomer'] });
    await expect(page.getByText('no room for matches, or does not allow saving them')).toBeVisible();
    for (let turn = 0; turn < 2; turn++) await decide(page, await awaitTurn(page), turn);
    await awaitTurn(page);
  });
}

test('an old tab is told to load the new version', async ({ newcomer, address }) => {
  const page = await newcomer();
  await playAtOnce(page);
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"protocol":\d+/, '"protocol":999')));
  });
  await inviteFriend(page, address);
  await expect(page.getByRole('alert')).toContainText('There is a new version of Mozaika.');
  await expect(page.getByRole('button', { name: 'Load it' })).toBeVisible();
});
