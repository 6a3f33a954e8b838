// Sampling a hidden opening hand of which only the size of its largest set is known.

import { pick, type Random } from '@mozaika/kernel';
import { largestSet } from './opening.ts';
import { sample } from './sample.ts';
import { COLOURS, HAND_SIZE, SHAPES, type Tile } from './tiles.ts';

/** Hands drawn before the set is laid first. Sets of 2 to 4 nearly always come up sooner. */
const TRIES = 64;

/** The six tiles of each colour and of each shape. */
const ALIKE: readonly (readonly Tile[])[] = [
  ...COLOURS.map((_, colour) => SHAPES.map((_, shape) => 6 * colour + shape)),
  ...SHAPES.map((_, shape) => COLOURS.map((_, colour) => 6 * colour + shape)),
];

/**
 * Six tiles of a multiset whose largest set has this size. By rejection, so that all such hands are equally likely; a size
 * that does not come up (1, 5 and 6 are rare) is built instead, which weighs hands only roughly.
 */
export function sampleHand(multiset: Uint8Array, size: number, random: Random): Tile[] {
  for (let i = 0; i < TRIES; i++) {
    const left = new Uint8Array(multiset);
    const hand = Array.from({ length: HAND_SIZE }, () => draw(left, random));
    if (largestSet(hand) === size) return hand;
  }
  return buildHand(multiset, size, random);
}

/** A set of the size first, then tiles that make no larger one. */
function buildHand(multiset: Uint8Array, size: number, random: Random): Tile[] {
  const left = new Uint8Array(multiset);
  const possible = ALIKE.map((set) => set.filter((tile) => left[tile] > 0)).filter((set) => set.length >= size);
  const set = [...pick(possible, random)];
  const hand = Array.from({ length: size }, () => set.splice(random(set.length), 1)[0]);
  for (const tile of hand) left[tile]--;
  while (hand.length < HAND_SIZE) {
    const tile = draw(
      Uint8Array.from(left, (count, tile) => (largestSet([...hand, tile]) > size ? 0 : count)),
      random,
    );
    hand.push(tile);
    left[tile]--;
  }
  return hand;
}

/** Takes a tile out of a multiset, each equally likely. */
const draw = (multiset: Uint8Array, random: Random): Tile =>
  sample(
    multiset,
    multiset.reduce((sum, count) => sum + count, 0),
    random,
  );
