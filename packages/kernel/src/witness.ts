// What a device remembers of a shuffle from before its first deal, and how that compares with what it is shown later. A server that
// exchanges anything in between contradicts the memory of every device that it has shown the first version to.

import { commitmentTo, parseHex, SEED_BYTES } from './dealer.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seats.ts';

/** The hash of a seat's contribution, published before any contribution is opened. */
export interface Seal {
  readonly seat: Seat;
  readonly hash: string;
}

/** A contribution as it was opened, in hexadecimal. */
export interface Opening {
  readonly seat: Seat;
  readonly value: string;
}

/** What the device itself added to a shuffle, and how far its opening got: the server has acknowledged it, or nobody knows. */
export interface OwnOpening extends Opening {
  readonly opened: 'sent' | 'acknowledged';
}

/** When a device first saw a commitment: before the table was full, while contributions were opened, or later. */
export const SIGHTS = ['gathering', 'opening', 'later'] as const;
export type Sight = (typeof SIGHTS)[number];

export interface Witness {
  readonly seen: Sight;
  readonly commitment: string;
  /** All seals as the device first saw them; of a device that adds something, from before its own opening. */
  readonly seals?: readonly Seal[];
  readonly own?: OwnOpening;
  /** What contradicted this memory at any time, even if it was put right later. */
  readonly differences?: readonly Refusal[];
}

/** What a device is shown of a shuffle, by a server or by a record. Whatever is left out is not compared. */
export interface ShownShuffle {
  readonly commitment?: string;
  readonly seals?: readonly Seal[];
  readonly contributions?: readonly Opening[];
  /** The seats whose people opened nothing, once that is final. */
  readonly absent?: readonly Seat[];
  readonly seed?: string | undefined;
}

const hashOf = (value: string): string | undefined => {
  const bytes = parseHex(value, SEED_BYTES);
  return bytes && commitmentTo(bytes);
};

const bySeat = <T extends { readonly seat: Seat }>(list: readonly T[], seat: Seat): T | undefined =>
  list.find((one) => one.seat === seat);

/** Everything in which what is shown contradicts what the device remembers. */
export function contradictions(witness: Witness, shown: ShownShuffle): readonly Refusal[] {
  return [
    ...ofCommitment(witness, shown),
    ...ofSeals(witness, shown),
    ...ofOpenings(witness, shown),
    ...ofOwnOpening(witness, shown),
    ...ofSeed(witness, shown),
  ];
}

function ofCommitment({ commitment: expected }: Witness, { commitment: found }: ShownShuffle): Refusal[] {
  return found === undefined || found === expected ? [] : [{ code: 'commitment-exchanged', expected, found }];
}

function ofSeals({ seals: remembered }: Witness, { seals }: ShownShuffle): Refusal[] {
  if (!remembered || !seals) return [];
  const seats = new Set([...remembered, ...seals].map(({ seat }) => seat));
  return [...seats].flatMap((seat) => {
    const [expected = null, found = null] = [bySeat(remembered, seat)?.hash, bySeat(seals, seat)?.hash];
    return expected === found ? [] : [{ code: 'seal-exchanged', seat, expected, found }];
  });
}

/** An opening belongs to the seal that the device remembers, whatever seals are shown beside it. */
function ofOpenings({ seals }: Witness, { contributions = [] }: ShownShuffle): Refusal[] {
  if (!seals) return [];
  return contributions.flatMap(({ seat, value }) => {
    const expected = bySeat(seals, seat)?.hash ?? null;
    const found = hashOf(value) ?? null;
    return found === expected ? [] : [{ code: 'opening-altered', seat, expected, found }];
  });
}

function ofOwnOpening({ own }: Witness, { contributions = [], absent = [] }: ShownShuffle): Refusal[] {
  if (own?.opened !== 'acknowledged' || bySeat(contributions, own.seat)) return [];
  return absent.includes(own.seat) ? [{ code: 'opening-dropped', seat: own.seat }] : [];
}

function ofSeed({ commitment: expected }: Witness, { seed }: ShownShuffle): Refusal[] {
  if (seed === undefined) return [];
  const found = hashOf(seed) ?? null;
  return found === expected ? [] : [{ code: 'seed-exchanged', expected, found }];
}

/** One list of what was noticed; what was noticed before is not added again. */
export function withDifferences(witness: Witness, found: readonly Refusal[]): Witness {
  const known = witness.differences ?? [];
  const fresh = found.filter((one) => !known.some((other) => isSameDifference(one, other)));
  return fresh.length === 0 ? witness : { ...witness, differences: [...known, ...fresh] };
}

const isSameDifference = (a: Refusal, b: Refusal): boolean =>
  a.code === b.code && a['seat'] === b['seat'] && a['found'] === b['found'];
