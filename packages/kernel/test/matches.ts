// Played matches of pebbles for tests: a record whose deals follow from a seed, whole or cut short.

import {
  type Contribution,
  commitmentTo,
  DEAL_METHOD,
  dealKey,
  formatHex,
  type MatchRecord,
  randomChooser,
  recordMatch,
  seededRandom,
} from '../src/index.ts';
import { pebbles } from './pebbles.ts';

export const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
export const CONTRIBUTIONS: readonly Contribution[] = [
  { seat: 1, value: new Uint8Array(32).fill(0x11) },
  { seat: 2, value: new Uint8Array(32).fill(0x22) },
];

/** A whole match of two with everything that a record can say about its chance. */
export function fairMatch(): MatchRecord {
  const key = dealKey(SEED, CONTRIBUTIONS);
  const record = recordMatch(pebbles, {}, ['Anna', 'Karel'], key, randomChooser(pebbles, seededRandom('moves')));
  return {
    ...record,
    fairness: {
      method: DEAL_METHOD,
      commitment: commitmentTo(SEED),
      contributions: CONTRIBUTIONS.map(({ seat, value }) => ({ seat, value: formatHex(value) })),
      seed: formatHex(SEED),
    },
  };
}

/** The first `count` actions of a match. */
export const cut = (record: MatchRecord, count: number): MatchRecord => ({
  ...record,
  actions: record.actions.slice(0, count),
});

/** A short match that is written down by hand, still running: seat 1 has swapped. */
export const RUNNING: MatchRecord = {
  format: 'mozaika/1',
  game: 'pebbles',
  options: {},
  players: ['Anna', 'Karel'],
  rules: 1,
  actions: ['* draw 1 ab', '* draw 2 bc', '1 swap a', '* draw 1 c', '1 put b', '* draw 1 a', '2 put b'],
};
