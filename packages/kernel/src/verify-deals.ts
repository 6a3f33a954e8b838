// The check of a record's chance: what of it is proven and by whom, what nobody can know, and what is wrong. One finding for each part.

import { formatAction } from './action.ts';
import { commitmentTo, dealKey, parseHex, SEED_BYTES } from './dealer.ts';
import { type DealKey, DUPLICATE_METHOD, DuplicateKey, dealNext } from './duplicate-dealer.ts';
import { type Fairness, parseFairness } from './fairness.ts';
import type { Action, Game, GameTypes } from './game.ts';
import type { MatchRecord } from './record.ts';
import { ok, type Refusal, type Result } from './refusal.ts';
import { replay } from './replay.ts';
import { contradictions, type Witness, withDifferences } from './witness.ts';

/** One part of a check: a code with facts, like a refusal, and whether it is proven, left open, or contradicted. */
export interface Finding extends Refusal {
  readonly standing: 'proven' | 'open' | 'broken';
}

/**
 * What all findings come to. `proven`: a device that added to the shuffle saw everything beforehand, and all of it holds.
 * `consistent`: the deals follow from the seed, but not everything was seen beforehand. `open`: nothing can be said of the deals.
 */
export interface Verdict {
  readonly standing: 'proven' | 'consistent' | 'open' | 'broken';
  readonly findings: readonly Finding[];
}

const proven = (code: string, facts: Omit<Refusal, 'code'> = {}): Finding => ({ standing: 'proven', code, ...facts });
const open = (code: string, facts: Omit<Refusal, 'code'> = {}): Finding => ({ standing: 'open', code, ...facts });
const broken = ({ code, ...facts }: Refusal): Finding => ({ standing: 'broken', code, ...facts });

/** Checks that a record is legal, and everything that it says about its chance. Only what is not legal or not readable is refused. */
export function verifyDeals<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<Verdict> {
  const read = record.fairness === undefined ? undefined : parseFairness(record.fairness, record.players.length);
  if (read && !read.ok) return read;
  const fairness = read?.value;
  const ofDeals = findingOfDeals(game, record, fairness);
  if (!ofDeals.ok) return ofDeals;
  const findings = [ofDeals.value, ...(fairness ? findingsOf(fairness) : [])];
  return ok({ standing: standingOf(findings), findings });
}

function standingOf(findings: readonly Finding[]): Verdict['standing'] {
  const has = (code: string) => findings.some((finding) => finding.code === code);
  if (findings.some(({ standing }) => standing === 'broken')) return 'broken';
  if (!has('deals-follow')) return 'open';
  return has('witnessed') && !has('openings-missing') ? 'proven' : 'consistent';
}

/** Replays the record and, where the seed is known, deals every deal again. */
function findingOfDeals<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  fairness: Fairness | undefined,
): Result<Finding> {
  const key = fairness && keyOf(fairness);
  const past: Action<T>[] = [];
  let deals = 0;
  let mismatch: { readonly index: number; readonly expected: string } | undefined;
  const replayed = replay(game, record, {
    before(position, action, index) {
      if (!key || action.kind !== 'deal' || mismatch) return;
      const deal = dealNext(game, position, key, deals++, () => past);
      const expected = formatAction(game, { kind: 'deal', deal });
      if (expected !== formatAction(game, action)) mismatch = { index, expected };
    },
    after: (_, action) => past.push(action),
  });
  if (!replayed.ok) return replayed;
  if (!key) return ok(open(fairness ? 'no-seed' : 'no-fairness'));
  if (!mismatch) return ok(proven('deals-follow', { deals }));
  return ok(broken({ code: 'deal-differs', ...mismatch, found: record.actions[mismatch.index] ?? '' }));
}

function keyOf({ method, seed, contributions }: Fairness): DealKey | undefined {
  if (seed === undefined) return undefined;
  const parts = contributions.map(({ seat, value }) => ({ seat, value: bytesOf(value) }));
  return method === DUPLICATE_METHOD ? new DuplicateKey(bytesOf(seed), parts) : dealKey(bytesOf(seed), parts);
}

const bytesOf = (hex: string): Uint8Array => parseHex(hex, SEED_BYTES) ?? new Uint8Array(SEED_BYTES);

function findingsOf(fairness: Fairness): Finding[] {
  return [
    ...ofSeed(fairness),
    ...ofOpenings(fairness),
    ...ofWitness(fairness),
    ...(fairness.bots ? [open('bots-seeded', { method: fairness.bots })] : []),
  ];
}

function ofSeed({ seed, commitment: found }: Fairness): Finding[] {
  if (seed === undefined) return [];
  const expected = commitmentTo(bytesOf(seed));
  return [expected === found ? proven('seed-committed') : broken({ code: 'commitment-differs', expected, found })];
}

function ofOpenings({ seals, contributions, absent }: Fairness): Finding[] {
  const missing = absent.length > 0 ? [open('openings-missing', { seats: absent })] : [];
  if (contributions.length === 0) return [open('no-contributions'), ...missing];
  if (!seals) return [open('seals-unknown'), ...missing];
  const altered = contributions.flatMap(({ seat, value }) => {
    const expected = seals.find((seal) => seal.seat === seat)?.hash ?? null;
    const found = commitmentTo(bytesOf(value));
    return found === expected ? [] : [broken({ code: 'opening-altered', seat, expected, found })];
  });
  const sound = proven('openings-sealed', { seats: contributions.map(({ seat }) => seat) });
  return [...(altered.length > 0 ? altered : [sound]), ...missing];
}

/** What the device that wrote the record remembers: without such a witness, all of it may have been made up afterwards. */
function ofWitness(fairness: Fairness): Finding[] {
  const { witness } = fairness;
  if (!witness) return [open('unwitnessed')];
  const { differences = [] } = withDifferences(witness, contradictions(witness, fairness));
  if (differences.length > 0) return differences.map(broken);
  const { own, seals, seen } = witness;
  if (own && seals && isIn(fairness, own)) return [proven('witnessed', { seat: own.seat })];
  return [seen === 'gathering' ? proven('watched') : open('unwitnessed')];
}

const isIn = ({ contributions }: Fairness, { seat, value }: NonNullable<Witness['own']>): boolean =>
  contributions.some((one) => one.seat === seat && one.value === value);
