// Random and almost right input: never an exception, and what is refused changes nothing.

import { formatAction, open, parseAction, play, playOut, randomChooser, seededRandom } from '@mozaika/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, qwirkle } from '../src/index.ts';
import { recordOf } from './table.ts';

/** `npm run soak` goes on for so many times as long. */
const SOAK = 'MOZAIKA_SOAK' in process.env ? 50 : 1;

/** Positions from all stages of a few matches. */
function positions(): Position[] {
  const tables = Array.from({ length: SOAK }, (_, i) => i).flatMap((i) => [
    { seats: 2, seed: `fuzz 2 ${i}` } as const,
    { seats: 4, seed: `fuzz 4 ${i}` } as const,
  ]);
  const found: Position[] = [];
  for (const { seats, seed } of tables) {
    const random = seededRandom(seed);
    const position = qwirkle.setup({}, seats);
    playOut(qwirkle, position, {
      chance: () => random,
      choose: randomChooser(qwirkle, random),
      onAction: (_, at) => {
        if (random(4) === 0) found.push(qwirkle.clone(at));
      },
    });
    found.push(position);
  }
  return found;
}

const stages = positions();
const tile = fc.tuple(fc.constantFrom(...'ROYGBP'), fc.constantFrom(...'oxds*c')).map((letters) => letters.join(''));
const near = fc.integer({ min: -8, max: 8 });
const placement = fc.tuple(fc.oneof(tile, fc.constant('??')), near, near).map(([name, x, y]) => `${name}@${x},${y}`);
const line = fc
  .record({ x: near, y: near, down: fc.boolean(), tiles: fc.array(tile, { minLength: 1, maxLength: 6 }) })
  .map(({ x, y, down, tiles }) => tiles.map((name, i) => `${name}@${down ? x : x + i},${down ? y + i : y}`).join(' '));
const hand = fc.array(fc.oneof({ weight: 6, arbitrary: tile }, fc.constant('??')), { maxLength: 7 });
const actor = fc.constantFrom('1', '2', '3', '4', '*', '5', '');
const action = fc.oneof(
  fc.string(),
  fc.tuple(actor, fc.string()).map((words) => words.join(' ')),
  fc.tuple(actor, fc.array(placement, { maxLength: 7 })).map(([seat, tiles]) => `${seat} play ${tiles.join(' ')}`),
  fc.tuple(actor, line).map(([seat, tiles]) => `${seat} play ${tiles}`),
  fc.tuple(actor, hand).map(([seat, tiles]) => `${seat} trade ${tiles.join(' ')}`),
  fc.tuple(actor, hand).map(([seat, tiles]) => `* draw ${seat} ${tiles.join(' ')}`),
  fc.constantFrom('1 pass', '2 pass', '* start 1', '* start 4'),
);

/** Tries an action on a copy; if it is refused, the copy must be as before. */
function attempt(position: Position, text: string): void {
  const tried = qwirkle.clone(position);
  const parsed = parseAction(qwirkle, text);
  const result = parsed.ok ? play(qwirkle, tried, parsed.value) : parsed;
  if (result.ok) expect(qwirkle.census(tried)).toEqual(qwirkle.census(position));
  else {
    expect(result.refusal.code).toMatch(/^[a-z-]+$/);
    expect(JSON.parse(JSON.stringify(result.refusal))).toEqual(result.refusal);
    expect(qwirkle.view(tried)).toEqual(qwirkle.view(position));
  }
}

describe('bad input', () => {
  it('random actions are refused or legal, never thrown at', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stages), action, (position, text) => attempt(position, text)),
      { numRuns: 3000 * SOAK, seed: 2 },
    );
  });

  it('almost right actions as well', () => {
    // A legal action with one or two characters changed, left out or doubled.
    const legal = stages.flatMap((position) => {
      const random = seededRandom('almost');
      const turn = qwirkle.turn(position);
      if (turn.kind === 'over') return [];
      const text =
        turn.kind === 'deal'
          ? formatAction(qwirkle, { kind: 'deal', deal: qwirkle.deal(position, random) })
          : formatAction(qwirkle, {
              kind: 'move',
              seat: turn.seats[0],
              move: randomChooser(qwirkle, random)(position, turn.seats[0]),
            });
      return [{ position, text }];
    });
    const change = fc.record({
      at: fc.nat(60),
      insert: fc.constantFrom('', ' ', '-', ',', '0', '1', '9', 'R', 's', '?', '@'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...legal), fc.array(change, { maxLength: 2 }), ({ position, text }, changes) => {
        const changed = changes.reduce((was, { at, insert }) => {
          const i = at % was.length;
          return was.slice(0, i) + insert + was.slice(i + (insert === '' ? 1 : at % 2));
        }, text);
        attempt(position, changed);
      }),
      { numRuns: 3000 * SOAK, seed: 3 },
    );
  });

  it('any number is a move that can be checked and written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stages), fc.oneof(fc.maxSafeNat(), fc.double()), (position, number) => {
        const refusal = qwirkle.checkMove(position, 1, number);
        expect(typeof (refusal?.code ?? '')).toBe('string');
        expect(typeof qwirkle.formatMove(number)).toBe('string');
      }),
      { numRuns: 1000 * SOAK, seed: 4 },
    );
  });

  it('any options are read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (options) => {
        // Any JSON, as a file may hold it: the type of a header's options is what `open` has to establish.
        const opened = open(qwirkle, { ...recordOf(2, []), options: options as never });
        if (!opened.ok) expect(opened.refusal.code).toBe('bad-field');
      }),
      { numRuns: 100 * SOAK, seed: 5 },
    );
  });
});
