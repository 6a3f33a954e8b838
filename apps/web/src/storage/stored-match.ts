// A match stored on this device, and the port of the stores that hold them (IndexedDB, memory).

import { formatHex, type Json, type Outcome, SEED_BYTES } from '@mozaika/kernel';
import type { MatchSetup } from './match-setup.ts';

/** Which daily a match is of, and the version of the bots that it was begun with. */
export interface DailyTag {
  readonly date: string;
  readonly version: number;
}

export interface StoredMatch {
  readonly id: string;
  readonly header: MatchSetup;
  /** The dealer's seed in hexadecimal. Absent for a record from elsewhere, which can only be replayed. */
  readonly seed?: string;
  /** The whole log. */
  readonly entries: readonly string[];
  /** Set when the match is over. */
  readonly outcome?: Outcome;
  /** Set when somebody was given a hint: the match shows less of who played it. */
  readonly helped?: true;
  /** Set when it is a match of a daily: everything but the person's moves follows from its seed. */
  readonly daily?: DailyTag;
  /** What a record from elsewhere says about its chance. */
  readonly fairness?: Json;
  /** When it began and when something happened last, in milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
}

export interface MatchStore {
  load(id: string): Promise<StoredMatch | undefined>;
  /** Saves a match if the stored one still has `expected` entries; otherwise somebody else was quicker and nothing changes. */
  save(match: StoredMatch, expected: number): Promise<'saved' | 'conflict'>;
  /** All matches, the last touched first. */
  list(): Promise<readonly StoredMatch[]>;
  remove(id: string): Promise<void>;
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A random id: 12 characters of an alphabet without look-alikes. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A match that is about to begin, with a fresh seed. */
export const newMatch = (header: MatchSetup): StoredMatch => ({
  id: newId(),
  header,
  seed: formatHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))),
  entries: [],
  begun: Date.now(),
  touched: Date.now(),
});
