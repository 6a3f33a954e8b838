// The daily from the start screen to the shared picture: the browser's match is the one that Node works out from the same moves, and the
// server takes it.

import { decide, loadBot, NO_CLOCK, searchRequestOf } from '@mozaika/bots';
import {
  DuplicateKey,
  latestRules,
  type Outcome,
  ok,
  parseHex,
  playSeeded,
  RECORD_FORMAT,
  randomChooser,
  SEED_BYTES,
  seededRandom,
} from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import type { StoredMatch } from '../src/storage/stored-match.ts';
import { expect, type Page, test } from './app.ts';
import { awaitTurn, move } from './qwirkle.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';
import { storedMatches } from './stored.ts';

/** The whole match after a person's first moves, which go on at random. */
async function playedOn(
  stored: StoredMatch,
): Promise<{ readonly entries: readonly string[]; readonly outcome: Outcome }> {
  const level = stored.header.players[1]?.bot ?? '';
  const bot = await loadBot('qwirkle', level);
  const seed = parseHex(stored.seed, SEED_BYTES);
  if (!bot || !seed) throw new Error('no daily');
  const mine = stored.entries.filter((entry) => entry.startsWith('1 '));
  const choose = randomChooser(qwirkle, seededRandom('the rest'));
  const played = await playSeeded({
    game: qwirkle,
    header: {
      format: RECORD_FORMAT,
      game: 'qwirkle',
      options: {},
      rules: latestRules(qwirkle),
      players: ['me', level],
    },
    key: new DuplicateKey(seed),
    person: 1,
    personMove: (host) => ok(mine.shift()?.slice(2) ?? qwirkle.formatMove(choose(host.position, 1))),
    async botMove(turn) {
      const request = searchRequestOf(bot.game, turn.record, seededRandom(turn.seed), turn.seat);
      if (!request.ok) return request;
      const decided = decide(bot, request.value, { budget: NO_CLOCK, now: () => 0 });
      return decided.ok ? ok(bot.game.formatMove(decided.value.move)) : decided;
    },
  });
  if (!played.ok || !played.value.outcome) throw new Error('the match does not go on');
  return { entries: played.value.entries, outcome: played.value.outcome };
}

/** Lets the browser have played a match to its end. */
const store = (page: Page, match: StoredMatch) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mozaika');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(JSON.parse(text));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(match),
  );

test('a daily is played, handed in, ranked and shared', async ({ newcomer, address }) => {
  const page = await newcomer({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address);
  await page.getByRole('link', { name: /^The daily/ }).click();
  await expect(page.getByRole('heading', { name: 'The daily' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Qwirkle' });
  await expect(card.getByText('You against Skilled')).toBeVisible();
  await expect(page.getByText('places rest on honesty')).toBeVisible();
  await expectAccessible(page);
  await expectRoom(page);

  await card.getByRole('button', { name: 'Play', exact: true }).click();
  await awaitTurn(page);
  for (let turn = 0; turn < 2; turn++) {
    await move(page);
    await awaitTurn(page);
  }
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  const [stored] = await storedMatches(page);
  if (!stored) throw new Error('nothing is stored');
  const { entries, outcome } = await playedOn(stored);
  expect(stored.entries.length).toBeGreaterThan(6);
  expect(entries.slice(0, stored.entries.length)).toEqual(stored.entries);
  await store(page, { ...stored, entries, outcome });

  // It is over without a network.
  await page.context().setOffline(true);
  await page.goto(`${address}#/daily`);
  await expect(page.getByText('The server can’t be reached')).toBeVisible();
  await expect(card.getByText('handed in as soon as the server can be reached')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const [points = 0, others = 0] = outcome.scores;
  await expect(card.locator('[data-result]')).toContainText(`${points}`);
  await expect(card.locator('[data-result]')).toContainText('Place 1 of 1');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await card.getByRole('button', { name: 'Places' }).click();
  await expect(card.getByRole('cell', { name: /\(you\)/ })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'daily');

  await card.getByRole('button', { name: 'Share', exact: true }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const line = copied.replaceAll('\u00a0', ' ');
  expect(line).toMatch(/^Mozaika · Qwirkle · \d.*: \D?\d+ · Place 1 of 1 · http/);
  expect(line).toContain(String(Math.abs(points - others)));
  expect(line).not.toContain(stored.seed ?? '');
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Picture' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
});

test('a day that has not begun, or that this device has not fetched, says so', async ({ newcomer, address }) => {
  const page = await newcomer({ locale: 'cs-CZ' });
  await page.goto(`${address}#/daily/2999-01-01`);
  await expect(page.getByText('Ten den ještě nezačal')).toBeVisible();
  await page.goto(`${address}#/daily/2020-01-01`);
  await expect(page.getByText('Denní výzva z toho dne tu není')).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`${address}#/daily`);
  await expect(page.getByText('Tohle zařízení si ten den ještě nestáhlo')).toBeVisible();
});
