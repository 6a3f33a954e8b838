// Fuzzing: parsers and checks meet random and almost-right texts; they never throw, and a refusal changes nothing.

import { check, open, parseAction, parseRecord, type Random, replay, seatsOf, seededRandom } from '@mozaika/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { azul, BOARD_NAMES, type Position } from '../src/index.ts';
import { COLOUR_LETTERS } from './plain.ts';
import { checkedActions, EVERY_MOVE, legalActions, recordOf, refusal } from './table.ts';

const RUNS = 'MOZAIKA_SOAK' in process.env ? 20_000 : 300;

/** A position somewhere in a random match, with the actions that led there. */
function wander(seed: number): { readonly position: Position; readonly actions: readonly string[] } {
  const random = seededRandom(`wander ${seed}`);
  const seats = ([2, 3, 4] as const)[random(3)];
  const position = azul.setup({ board: BOARD_NAMES[random(4)] }, seats);
  const actions: string[] = [];
  const tidy = random(2) === 0;
  for (let left = random(120); left > 0; left--) {
    const text = someAction(position, random, tidy ? 'F' : '?');
    if (text === undefined) break;
    actions.push(text);
    const action = parseAction(azul, text);
    if (!action.ok) throw new Error(text);
    if (action.value.kind === 'deal') azul.applyDeal(position, action.value.deal);
    else azul.applyMove(position, action.value.seat, action.value.move);
  }
  return { position, actions };
}

function someAction(position: Position, random: Random, avoided: string): string | undefined {
  const turn = azul.turn(position);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'deal') return `* ${azul.formatDeal(azul.deal(position, random))}`;
  const moves = legalActions(position);
  const liked = moves.filter((move) => !move.endsWith(avoided));
  return liked.length > 0 ? liked[random(liked.length)] : moves[random(moves.length)];
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const LETTERS = [...'BYRKWCF123456789 >-*', 'tile ', 'deal ', 'start ', 'é', '\u{1F600}', '\0'];

/** A text with a few letters put in, taken out or replaced. */
const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.array(fc.tuple(fc.nat(60), fc.nat(2), fc.constantFrom(...LETTERS)), { maxLength: 3 }))
    .map(([text, edits]) =>
      edits.reduce((now, [at, kind, letter]) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + (kind === 0 ? '' : letter) + now.slice(place + (kind === 1 ? 0 : 1));
      }, text),
    );

const almostMoves = mutated(fc.constantFrom(...EVERY_MOVE));
const displays = fc.array(fc.string({ unit: fc.constantFrom(...COLOUR_LETTERS), minLength: 1, maxLength: 5 }), {
  minLength: 4,
  maxLength: 10,
});
const almostDeals = mutated(displays.map((words) => `deal ${words.join(' ')}`));

describe('parsers', () => {
  it('never throw, and what they read they write as they read it again', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), almostMoves, almostDeals);
    fc.assert(
      fc.property(texts, (text) => {
        const move = azul.parseMove(text);
        if (move.ok) expect(azul.formatMove(move.value)).toBe(text);
        else expect(move.refusal).toMatchObject({ code: 'unreadable' });
        const deal = azul.parseDeal(text);
        if (deal.ok) expect(azul.parseDeal(azul.formatDeal(deal.value))).toEqual(deal);
        else expect(deal.refusal).toMatchObject({ code: 'unreadable' });
      }),
      { numRuns: 10 * RUNS, seed: 1 },
    );
  });

  it('options of any JSON are read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom(...BOARD_NAMES), (json, start, board) => {
        for (const options of [json, { board: json }, { board, start }] as never[]) {
          const result = azul.parseOptions(options, 2);
          if (!result.ok) expect(result.refusal.code).toBe('bad-field');
        }
      }),
      { numRuns: RUNS, seed: 2 },
    );
  });
});

describe('check', () => {
  it('of every move in notation agrees with the legal list, wherever a match stands', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position } = wander(seed);
        expect(checkedActions(position)).toEqual(legalActions(position));
      }),
      { numRuns: RUNS, seed: 3 },
    );
  });

  it('of almost-right actions never throws, and a refused one changes nothing', () => {
    const almost = fc.tuple(seeds, fc.constantFrom('1', '2', '3', '4', '*', '5'), fc.oneof(almostMoves, almostDeals));
    fc.assert(
      fc.property(almost, ([seed, actor, text]) => {
        const { position } = wander(seed);
        // `refusal` plays the action if it is legal, and throws if a refused one leaves a trace.
        const refused = refusal(position, `${actor} ${text}`);
        if (refused) expect(refused.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 3 * RUNS, seed: 4 },
    );
  });

  it('of the next deal with one tile changed never throws, and agrees with what can be played on', () => {
    fc.assert(
      fc.property(seeds, fc.nat(60), fc.constantFrom(...COLOUR_LETTERS, ' ', '-'), (seed, at, letter) => {
        const { position } = wander(seed);
        if (azul.turn(position).kind !== 'deal') return;
        const text = `* ${azul.formatDeal(azul.deal(position, seededRandom(seed)))}`;
        expect(refusal(position, text)).toBeUndefined();
        const place = 7 + (at % Math.max(1, text.length - 7));
        const changed = text.slice(0, place) + letter + text.slice(place + 1);
        const action = parseAction(azul, changed);
        if (!action.ok || check(azul, position, action.value) !== undefined) return;
        const twin = azul.clone(position);
        if (action.value.kind === 'deal') azul.applyDeal(twin, action.value.deal);
        expect(azul.census(twin)).toEqual([20, 20, 20, 20, 20]);
        expect(
          Math.min(...Object.values((azul.view(twin) as { bag: Record<string, number> }).bag)),
        ).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3 * RUNS, seed: 5 },
    );
  });
});

describe('replay', () => {
  it('of a record with one action mutated refuses it with its index, or plays on; it never throws', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), almostMoves, (seed, at, text) => {
        const { position, actions } = wander(seed);
        if (actions.length === 0) return;
        const place = at % actions.length;
        const actor = seatsOf(position.seats)[at % position.seats];
        const changed = actions.with(place, `${actor} ${text}`);
        const record = recordOf({ board: position.board.name }, position.seats, changed);
        expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
        expect(open(azul, record).ok).toBe(true);
        const result = replay(azul, record);
        if (!result.ok)
          expect(result.refusal).toMatchObject({ index: expect.toSatisfy((index: number) => index >= place) });
      }),
      { numRuns: RUNS, seed: 6 },
    );
  });
});
