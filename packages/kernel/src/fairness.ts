// Fairness: what a record says about its chance, and the check of every deal against the revealed seed.

import { formatAction } from './action.ts';
import { type Contribution, commitmentTo, DEAL_METHOD, dealer, dealKey, parseHex, SEED_BYTES } from './dealer.ts';
import type { Game, GameTypes } from './game.ts';
import type { MatchRecord } from './record.ts';
import { type Expected, type Json, ok, type Result, refuse } from './refusal.ts';
import { replay } from './replay.ts';
import { isSeat } from './seats.ts';

/** The part of a record about its chance, read. There is no `seed` until the match is over. */
interface Fairness {
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  readonly seed: Uint8Array | undefined;
}

const HEX: Expected = { kind: 'hex', digits: 2 * SEED_BYTES };

const field = (name: string, expected: Expected) => refuse('bad-field', { field: `fairness.${name}`, expected });

function parseFairness(json: Json, seats: number): Result<Fairness> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return refuse('bad-field', { field: 'fairness', expected: { kind: 'type', type: 'object' } });
  }
  const { method, commitment, contributions = [], seed } = json as { readonly [key: string]: Json };
  if (method !== DEAL_METHOD) return field('method', { kind: 'one-of', values: [DEAL_METHOD] });
  if (!parseHex(commitment, SEED_BYTES)) return field('commitment', HEX);
  if (!Array.isArray(contributions)) return field('contributions', { kind: 'type', type: 'array' });
  const read: Contribution[] = [];
  for (const [i, entry] of contributions.entries()) {
    const seat: unknown = entry?.seat;
    const value = parseHex(entry?.value, SEED_BYTES);
    if (!isSeat(seat) || seat > seats || read.some((other) => other.seat === seat)) {
      return field(`contributions[${i}].seat`, { kind: 'new-seat', most: seats });
    }
    if (!value) return field(`contributions[${i}].value`, HEX);
    read.push({ seat, value });
  }
  const bytes = parseHex(seed, SEED_BYTES);
  if (seed !== undefined && !bytes) return field('seed', HEX);
  return ok({ commitment: commitment as string, contributions: read, seed: bytes });
}

/** What a check of a record's chance found out. */
export type Verdict =
  | { readonly kind: 'verified'; readonly deals: number }
  | { readonly kind: 'unsealed'; readonly reason: 'no-fairness' | 'no-seed' };

/** Checks that a record is legal and, if it names its seed, that the commitment binds it and every deal follows from it. */
export function verifyDeals<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<Verdict> {
  const fairness = record.fairness === undefined ? undefined : parseFairness(record.fairness, record.players.length);
  if (fairness && !fairness.ok) return fairness;
  const seed = fairness?.value.seed;
  if (seed && commitmentTo(seed) !== fairness.value.commitment.toLowerCase()) {
    return refuse('commitment-differs', { expected: commitmentTo(seed), found: fairness.value.commitment });
  }
  const key = seed && dealKey(seed, fairness.value.contributions);
  let deals = 0;
  let mismatch: { readonly index: number; readonly expected: string } | undefined;
  const replayed = replay(game, record, {
    before(position, action, index) {
      if (!key || action.kind !== 'deal' || mismatch) return;
      const expected = formatAction(game, { kind: 'deal', deal: game.deal(position, dealer(key, deals++)) });
      if (expected !== formatAction(game, action)) mismatch = { index, expected };
    },
  });
  if (!replayed.ok) return replayed;
  if (mismatch) {
    return refuse('deal-differs', { ...mismatch, found: record.actions[mismatch.index] ?? '' });
  }
  if (!seed) return ok({ kind: 'unsealed', reason: fairness ? 'no-seed' : 'no-fairness' });
  return ok({ kind: 'verified', deals });
}
