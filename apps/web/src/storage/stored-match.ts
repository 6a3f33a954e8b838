// Matches kept on this device: what is stored of one, and what a place that keeps them can do.

import { formatHex, type Json, type Outcome, SEED_BYTES } from '@mozaika/kernel';
import type { MatchHeader } from '../match/source.ts';

export interface KeptMatch {
  readonly id: string;
  readonly header: MatchHeader;
  /** The dealer's seed in hexadecimal. Absent for a record from elsewhere, which can only be replayed. */
  readonly seed?: string;
  /** The whole log. */
  readonly entries: readonly string[];
  /** Set when the match is over. */
  readonly outcome?: Outcome;
  /** What a record from elsewhere says about its chance. */
  readonly fairness?: Json;
  /** When it began and when something happened last, in milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
}

export interface Shelf {
  load(id: string): Promise<KeptMatch | undefined>;
  /** Keeps a match. One that has grown elsewhere since (other than to `expected` entries) is left alone. */
  save(match: KeptMatch, expected: number): Promise<'kept' | 'overtaken'>;
  /** All matches, the last touched first. */
  list(): Promise<readonly KeptMatch[]>;
  remove(id: string): Promise<void>;
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A new name for a match, unlike any other's. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A match that is about to begin, with a fresh seed. */
export const newMatch = (header: MatchHeader): KeptMatch => ({
  id: newId(),
  header,
  seed: formatHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))),
  entries: [],
  begun: Date.now(),
  touched: Date.now(),
});
