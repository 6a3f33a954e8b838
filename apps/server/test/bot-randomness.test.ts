// Where bots on a server get their random numbers from: nobody can work them out while the match runs, everybody can afterwards.

import { decide, loadBot, searchRequestOf } from '@mozaika/bots';
import {
  botSeed,
  dealKey,
  type MatchRecord,
  maskRecord,
  type Opening,
  parseHex,
  parseSeat,
  SEED_BYTES,
  seededRandom,
} from '@mozaika/kernel';
import { expect, it } from 'vitest';
import { gameOf, matchOf, move, sitDown } from './player.ts';
import { Somebody, serve } from './server.ts';

const bytes = (hex: string) => parseHex(hex, SEED_BYTES) ?? new Uint8Array();

/** The move that a bot decides on after so many actions of a record. */
async function replayed(record: MatchRecord, key: Uint8Array, actions: number, level: string) {
  const seat = parseSeat(record.actions[actions][0]);
  if (seat === undefined) throw new Error('not a move');
  const { fairness: _, result: __, notes: ___, ...header } = record;
  const before = maskRecord(gameOf('qwirkle'), { ...header, actions: record.actions.slice(0, actions) }, seat);
  if (!before.ok) throw new Error(JSON.stringify(before.refusal));
  const bot = await loadBot('qwirkle', level);
  if (!bot) throw new Error('no such bot');
  const request = searchRequestOf(bot.game, before.value, seededRandom(botSeed(key, actions, seat)), seat);
  if (!request.ok) throw new Error(JSON.stringify(request.refusal));
  // The clock stands still: the budget of nodes alone ends the search, as it does on a server that is not too busy.
  const decided = decide(bot, request.value, { now: () => 0 });
  return decided.ok ? `${seat} ${bot.game.formatMove(decided.value.move)}` : decided.refusal;
}

it('every move of a bot with a budget of nodes follows from the finished record', async () => {
  const server = await serve();
  const anna = await Somebody.at(server);
  const level = 'newcomer';
  const code = await anna.create({ game: 'qwirkle', options: {}, seats: ['person', level] });
  await sitDown([anna], code);
  for (let moves = 0; moves < 4; moves++) await move(anna, code);
  const match = matchOf(anna, code);
  expect(await anna.client.send({ op: 'resign', match })).toBeUndefined();
  await anna.until(code, ({ client }) => client.log(code)?.seed !== undefined);
  const record = (await anna.ask('GET', `/matches/${match}`)).json as MatchRecord;
  const fairness = Object(record.fairness) as { seed: string; bots: string; contributions: Opening[] };
  expect(fairness.bots).toBe('mozaika-bots/1');
  const parts = fairness.contributions.map(({ seat, value }) => ({ seat, value: bytes(value) }));
  const key = dealKey(bytes(fairness.seed), parts);
  const turns = record.actions.flatMap((action, i) => (action.startsWith('2 ') ? [i] : []));
  expect(turns.length).toBeGreaterThanOrEqual(3);
  for (const turn of turns) expect(await replayed(record, key, turn, level)).toBe(record.actions[turn]);
});
