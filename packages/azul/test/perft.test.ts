// Perft: numbers of move sequences. The first three come from the reference of the project; the others were computed by
// plain.ts (sequences counted by replaying every one of them), a second implementation that shares no code with src/.

import { readFileSync } from 'node:fs';
import { perft } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul } from '../src/index.ts';
import { type BoardId, PlainAzul } from './plain.ts';
import { opened, replayed } from './table.ts';

describe('coloured, 2 players, BBYR YYKW BRRK KWWW BYRK, seat 1 to move', () => {
  it.each([
    [0, 1],
    [1, 90],
    [2, 7_560],
    [3, 489_984],
  ])('depth %i: %i', (depth, sequences) => {
    expect(perft(azul, opened(), depth)).toBe(sequences);
  });
});

const matchOf = (name: string): { readonly players: readonly string[]; readonly actions: readonly string[] } =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')).record;

/** Sequences of moves without chance in between, counted with the plain rules. */
function plainPerft(board: BoardId, seats: number, actions: readonly string[], depth: number): number {
  const plain = new PlainAzul(board, seats);
  for (const action of actions) plain.play(action);
  const moves = plain.moves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + plainPerft(board, seats, [...actions, move], depth - 1), 0);
}

/** A recorded match, how many of its actions come before, and the numbers of sequences for depths 1 to 4. */
const FREE_WALLS = [
  // Two moves before a tiling phase, and at its beginning, early and late in each match.
  ['row-gray', 'gray', 15, [5, 15, 225, 3_300]],
  ['row-gray', 'gray', 17, [15, 220, 3_075, 39_750]],
  ['row-gray', 'gray', 92, [4, 6, 24, 102]],
  ['row-gray', 'gray', 117, [3, 9, 29, 101]],
  ['row-crystal-x2', 'crystal-x2', 12, [3, 3, 24, 204]],
  ['row-crystal-x2', 'crystal-x2', 14, [8, 68, 561, 3_984]],
  ['row-crystal-x2', 'crystal-x2', 87, [4, 6, 17, 26]],
  // Three full lines are left in all: the next round begins with a deal, so there is no fourth move.
  ['row-crystal-x2', 'crystal-x2', 89, [3, 5, 6, 0]],
  ['row-crystal-bonus', 'crystal-bonus', 18, [4, 8, 160, 2_864]],
  ['row-crystal-bonus', 'crystal-bonus', 50, [15, 199, 2_359, 25_508]],
  ['row-crystal-bonus', 'crystal-bonus', 152, [4, 16, 64, 252]],
] as const;

describe.each(FREE_WALLS)('%s on %s, after %i actions', (name, board, count, numbers) => {
  const { players, actions } = matchOf(name);
  const before = actions.slice(0, count);

  it(`depths 1 to 4: ${numbers.join(', ')}`, () => {
    const position = replayed({ board }, players.length, ...before);
    expect(numbers.map((_, i) => perft(azul, position, i + 1))).toEqual(numbers);
  });

  it('the plain rules count the same, to depth 3', () => {
    const counted = [1, 2, 3].map((depth) => plainPerft(board, players.length, before, depth));
    expect(counted).toEqual(numbers.slice(0, 3));
  });
});
