// What was announced before the opening is known to the bots: hidden opening hands, and what is left of them, agree with it.

import { type Action, apply, maskAction, type Seat, type SeatCount, seatsOf, seededRandom } from '@mozaika/kernel';
import {
  HAND_SIZE,
  holdsOpeningHand,
  isPlay,
  knownTiles,
  largestSet,
  type Position,
  type QwirkleTypes,
  qwirkle,
  type Tile,
  writePlayedTiles,
} from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { type Belief, Determinization } from '../src/qwirkle/determinization.ts';
import { Inference } from '../src/qwirkle/hand-inference.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { knownTo, type Reached, reach } from './qwirkle-positions.ts';

const SAMPLES = 4000;

const uniform: Belief = { sample: () => 0, greedyProbability: () => 0.5 };
const random = seededRandom('announced');

/** Shares of hands with some properties that depend on how a hand came about. */
function shares(hands: readonly (readonly Tile[])[]): number[] {
  const share = (has: (hand: readonly Tile[]) => boolean) => hands.filter(has).length / hands.length;
  const kinds = (hand: readonly Tile[]) => new Set(hand).size;
  const colours = (hand: readonly Tile[]) => new Set(hand.map((tile) => Math.floor(tile / 6))).size;
  return [
    share((hand) => kinds(hand) < hand.length),
    share((hand) => colours(hand) <= 3),
    share((hand) => colours(hand) === 4),
    ...[0, 7, 14, 21, 28, 35].map((tile) => share((hand) => hand.includes(tile))),
  ];
}

/** Six tiles, any of the unseen ones. */
function anyHand({ unseen }: Position): Tile[] {
  const pool = [...unseen].flatMap((count, tile) => Array.from({ length: count }, () => tile));
  return Array.from({ length: HAND_SIZE }, () => pool.splice(random(pool.length), 1)[0]);
}

/** Shares of so many independent samples each, at most four standard errors apart. */
function expectClose(found: readonly number[], expected: readonly number[], samples: number): void {
  const tolerance = 4 * Math.sqrt(0.25 / (samples / 2));
  for (const [i, share] of found.entries()) {
    expect(Math.abs(share - expected[i]), `property ${i}: ${found} and ${expected}`).toBeLessThan(tolerance);
  }
}

const otherThan = (seat: Seat): Seat => (seat === 1 ? 2 : 1);

test.each([2, 3])('an opening hand with an announced set of %i is sampled as plain rejection samples it', (size) => {
  const isSo = ({ announced, mover }: Position) => announced[otherThan(mover) - 1] === size;
  const { position, seat } = openings(2, isSo);
  const other = otherThan(seat);
  const determinization = new Determinization(position);
  const sampled = Array.from({ length: SAMPLES }, () => {
    determinization.sample(position, uniform, random);
    return knownTiles(determinization.position, other);
  });
  for (const hand of sampled) expect(largestSet(hand)).toBe(size);
  const plain: Tile[][] = [];
  while (plain.length < SAMPLES) {
    const hand = anyHand(position);
    if (largestSet(hand) === size) plain.push(hand);
  }
  expectClose(shares(sampled), shares(plain), SAMPLES);
});

/** What the opener knows before its first move, in the first match whose opening is as wanted. */
function openings(seats: SeatCount, wanted: (position: Position) => boolean): { position: Position; seat: Seat } {
  for (let match = 0; ; match++) {
    const reached = reach(seats, `opening ${match}`, () => true);
    const seat = reached.position.mover;
    if (wanted(reached.position)) return { position: knownTo(seat, reached).position, seat };
  }
}

test('with four seats every hand that was not played from agrees with its announcement, and no other is asked to', () => {
  const reached = reach(4, 'second turn', ({ turns }) => turns === 2);
  const seat = reached.position.mover;
  const { position, past } = knownTo(seat, reached);
  const inference = new Inference(position, seat, past, WEIGHTS);
  for (let i = 0; i < 60; i++) inference.step(random);
  const determinization = new Determinization(position);
  const waiting = seatsOf(4).filter((other) => other !== seat && holdsOpeningHand(position, other));
  expect(waiting).toHaveLength(1);
  for (let i = 0; i < 100; i++) {
    determinization.sample(position, inference, random);
    for (const other of waiting) {
      expect(largestSet(knownTiles(determinization.position, other))).toBe(position.announced[other - 1]);
    }
  }
});

/** What the opener knows of a match of two after the other's first turn, a short play; and the same by rules without announcements. */
function afterFirstPlay() {
  for (let match = 0; ; match++) {
    const reached = reach(2, `first play ${match}`, ({ turns }) => turns === 2);
    const seat = reached.position.mover;
    const other = otherThan(seat);
    const moves = reached.actions.flatMap((one) => (one.kind === 'move' && one.seat === other ? [one.move] : []));
    const played = new Uint8Array(HAND_SIZE);
    const count = writePlayedTiles(moves[0], played, 0);
    if (!isPlay(moves[0]) || count > 2 || reached.position.announced[other - 1] !== 2) continue;
    return {
      seat,
      other,
      played: [...played.subarray(0, count)],
      told: knownTo(seat, reached),
      silent: silently(seat, reached),
    };
  }
}

function silently(seat: Seat, { actions }: Reached) {
  const position = qwirkle.setup({}, 2, 1);
  const past = actions.map((action): Action<QwirkleTypes> => {
    const masked = maskAction(qwirkle, action, seat);
    if (masked.kind !== 'deal' || masked.deal.kind !== 'start') return masked;
    return { kind: 'deal', deal: { kind: 'start', seat: masked.deal.seat } };
  });
  for (const action of past) apply(qwirkle, position, action);
  return { position, past };
}

test('what is left of an opening hand is inferred as without announcements, but for hands that contradict them', () => {
  const { seat, other, played, told, silent } = afterFirstPlay();
  const leaves = ({ position, past }: typeof told): Tile[][] => {
    const inference = new Inference(position, seat, past, WEIGHTS);
    while (inference.open) inference.step(random);
    const out = new Uint8Array(HAND_SIZE);
    const drawn: Tile[][] = [];
    for (let i = 0; i < SAMPLES; i++) {
      drawn.push([...out.subarray(0, inference.sample(other, position.unseen, random, out))]);
    }
    return drawn;
  };
  const agrees = (leave: readonly Tile[]) => largestSet([...leave, ...played]) === told.position.announced[other - 1];
  const inferred = leaves(told);
  expect(inferred.filter((leave) => !agrees(leave))).toEqual([]);
  const without = leaves(silent);
  const rejected = without.filter(agrees);
  // Without the announcement many other hands are thought possible.
  expect(rejected.length / without.length).toBeLessThan(0.8);
  // The draws repeat the few of 2048 samples that weigh much.
  expectClose(shares(inferred), shares(rejected), 400);
});
