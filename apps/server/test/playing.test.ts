// Whole matches over real sockets: people, bots, fair deals, undo, rematch.

import { allMoves, type Game, RunningMatch, type Seat, verifyDeals } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, Somebody, serve } from './server.ts';

const gameOf = (id: string) => GAMES.find((game) => game.id === id) as Game;

/** The match as somebody knows it. */
function known(somebody: Somebody, code: string): RunningMatch {
  const table = somebody.client.table(code);
  const log = somebody.client.log(code);
  if (!table || !log) throw new Error('nothing is known');
  const head = {
    format: 'mozaika/1',
    game: table.game,
    options: table.options as never,
    players: table.seats.map((_, i) => String(i + 1)),
    rules: 1,
  } as const;
  const opened = RunningMatch.open(gameOf(table.game), head, log.entries);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

/** Makes the first legal move of a seat that is to move, if somebody's is. */
async function moveOnce(somebody: Somebody, code: string): Promise<boolean> {
  const match = known(somebody, code);
  const { turn, game, position } = match;
  const seat = somebody.client.table(code)?.you.seat as Seat;
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return false;
  const [move] = allMoves(game, position, seat);
  const action = `${seat} ${game.formatMove(move)}`;
  const id = somebody.client.log(code)?.match as string;
  expect(await somebody.client.send({ op: 'act', match: id, index: match.entries.length, action })).toBeUndefined();
  return true;
}

async function sitAll(people: readonly Somebody[], code: string): Promise<void> {
  for (const person of people) {
    await person.watch(code);
    expect(await person.client.sit(code)).toBeUndefined();
  }
  for (const person of people) {
    await person.until(
      code,
      ({ client }) => client.table(code)?.stage === 'playing' && (client.log(code)?.entries.length ?? 0) > 0,
    );
  }
}

describe('a match', () => {
  it.each(['azul', 'qwirkle'])(
    'of %s is played to its end, and its shuffle can be verified',
    async (game) => {
      const server = await serve();
      const people = [await Somebody.at(server), await Somebody.at(server)];
      const options = game === 'azul' ? { board: 'gray' } : {};
      const code = await people[0].create({ game, options });
      await sitAll(people, code);
      for (let moves = 0; known(people[0], code).turn.kind !== 'over'; moves++) {
        expect(moves).toBeLessThan(500);
        const { turn, entries } = known(people[0], code);
        const mover = people[turn.kind === 'move' ? turn.seats[0] - 1 : 0];
        await mover.until(code, ({ client }) => (client.log(code)?.entries.length ?? 0) >= entries.length);
        await moveOnce(mover, code);
        await people[0].until(code, ({ client }) => (client.log(code)?.entries.length ?? 0) > entries.length);
      }
      for (const person of people) await person.until(code, ({ client }) => client.table(code)?.stage === 'over');
      const id = people[0].client.log(code)?.match as string;
      const { json } = await people[1].ask('GET', `/matches/${id}`);
      const record = json as never;
      expect(verifyDeals(gameOf(game), record)).toMatchObject({ ok: true, value: { kind: 'verified' } });
      expect(record).toMatchObject({ fairness: { contributions: [{ seat: 1 }, { seat: 2 }], absent: [] } });
    },
    60_000,
  );

  it('against bots is full at once, and the bots move by themselves', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'beginner', 'greedy'] }).catch(() => '');
    expect(code).toBe('');
    const table = await anna.create({ seats: ['person', 'beginner', 'casual'] });
    await sitAll([anna], table);
    for (let moves = 0; moves < 5; moves++) {
      await anna.until(table, () => known(anna, table).turn.kind === 'move' && toMove(anna, table));
      expect(await moveOnce(anna, table)).toBe(true);
    }
  }, 60_000);
});

const toMove = (somebody: Somebody, code: string): boolean => {
  const { turn } = known(somebody, code);
  return turn.kind === 'move' && turn.seats.includes(somebody.client.table(code)?.you.seat as Seat);
};
