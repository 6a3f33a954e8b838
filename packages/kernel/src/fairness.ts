// Fairness: what a record says about its chance, read from untrusted JSON.

import { BOT_METHOD, DEAL_METHOD, parseHex, SEED_BYTES } from './dealer.ts';
import { DUPLICATE_METHOD } from './duplicate-dealer.ts';
import { type Expected, type Json, ok, type Refusal, type Result, refuse } from './refusal.ts';
import { isSeat, type Seat } from './seats.ts';
import { type Opening, type Seal, SIGHTS, type Sight, type Witness } from './witness.ts';

/** How deals follow from a seed. */
const DEAL_METHODS = [DEAL_METHOD, DUPLICATE_METHOD] as const;
type DealMethod = (typeof DEAL_METHODS)[number];

/** The part of a record about its chance. Bytes are lower-case hexadecimal. There is no `seed` until the match is over. */
export interface Fairness {
  readonly method: DealMethod;
  readonly commitment: string;
  /** Absent in records of matches where nobody was asked for seals, and in those of version 0.1 that did not keep them. */
  readonly seals?: readonly Seal[];
  readonly contributions: readonly Opening[];
  readonly absent: readonly Seat[];
  readonly seed?: string;
  /** Where the bots' random numbers came from: see `botSeed`. */
  readonly bots?: typeof BOT_METHOD;
  readonly witness?: Witness;
}

type Fields = { readonly [key: string]: Json | undefined };

const HEX: Expected = { kind: 'hex', digits: 2 * SEED_BYTES };

/** What is wrong with a field; thrown inside this file only, so that reading is one expression for each field. */
class BadField {
  readonly refusal: Refusal;

  constructor(field: string, expected: Expected) {
    this.refusal = refuse('bad-field', { field, expected }).refusal;
  }
}

/** Reads the field `fairness` of a record with so many seats. */
export function parseFairness(json: Json, seats: number): Result<Fairness> {
  try {
    return ok(readFairness(json, seats));
  } catch (bad) {
    if (bad instanceof BadField) return { ok: false, refusal: bad.refusal };
    throw bad;
  }
}

function readFairness(json: Json, seats: number): Fairness {
  const {
    method,
    commitment,
    seals,
    contributions = [],
    absent = [],
    seed,
    bots,
    witness,
  } = fieldsOf(json, 'fairness');
  if (bots !== undefined && bots !== BOT_METHOD) {
    throw new BadField('fairness.bots', { kind: 'one-of', values: [BOT_METHOD], optional: true });
  }
  return {
    method: oneOf(method, DEAL_METHODS, 'fairness.method'),
    commitment: hexOf(commitment, 'fairness.commitment'),
    contributions: bySeat(contributions, 'fairness.contributions', seats, 'value'),
    ...(seals === undefined ? {} : { seals: bySeat(seals, 'fairness.seals', seats, 'hash') }),
    absent: seatsOf(absent, 'fairness.absent', seats),
    ...(seed === undefined ? {} : { seed: hexOf(seed, 'fairness.seed') }),
    ...(bots === undefined ? {} : { bots }),
    ...(witness === undefined ? {} : { witness: readWitness(witness, seats) }),
  };
}

function readWitness(json: Json, seats: number): Witness {
  const at = 'fairness.witness';
  const { seen, commitment, seals, own, differences } = fieldsOf(json, at);
  return {
    seen: oneOf<Sight>(seen, SIGHTS, `${at}.seen`),
    commitment: hexOf(commitment, `${at}.commitment`),
    ...(seals === undefined ? {} : { seals: bySeat(seals, `${at}.seals`, seats, 'hash') }),
    ...(own === undefined ? {} : { own: readOwn(own, seats) }),
    ...(differences === undefined ? {} : { differences: readDifferences(differences, `${at}.differences`) }),
  };
}

function readOwn(json: Json, seats: number): NonNullable<Witness['own']> {
  const at = 'fairness.witness.own';
  const { seat, value, opened } = fieldsOf(json, at);
  return {
    seat: seatOf(seat, `${at}.seat`, seats),
    value: hexOf(value, `${at}.value`),
    opened: oneOf(opened, ['sent', 'acknowledged'] as const, `${at}.opened`),
  };
}

function readDifferences(json: Json, at: string): Refusal[] {
  return listOf(json, at).map((entry, i) => {
    const difference = fieldsOf(entry, `${at}[${i}]`);
    const { code } = difference;
    if (typeof code !== 'string') throw new BadField(`${at}[${i}].code`, { kind: 'type', type: 'string' });
    // JSON has no undefined: every field is there.
    return { ...(difference as { readonly [key: string]: Json }), code };
  });
}

function fieldsOf(json: Json | undefined, at: string): Fields {
  if (json === undefined || json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw new BadField(at, { kind: 'type', type: 'object' });
  }
  return json as Fields;
}

function listOf(json: Json | undefined, at: string): readonly Json[] {
  if (!Array.isArray(json)) throw new BadField(at, { kind: 'type', type: 'array' });
  return json;
}

function hexOf(json: Json | undefined, at: string): string {
  if (typeof json !== 'string' || !parseHex(json, SEED_BYTES)) throw new BadField(at, HEX);
  return json.toLowerCase();
}

function oneOf<T extends string>(json: Json | undefined, values: readonly T[], at: string): T {
  const found = values.find((value) => value === json);
  if (found === undefined) throw new BadField(at, { kind: 'one-of', values });
  return found;
}

function seatOf(json: Json | undefined, at: string, seats: number, taken: readonly Seat[] = []): Seat {
  if (!isSeat(json) || json > seats || taken.includes(json)) throw new BadField(at, { kind: 'new-seat', most: seats });
  return json;
}

function seatsOf(json: Json, at: string, seats: number): readonly Seat[] {
  const read: Seat[] = [];
  for (const [i, entry] of listOf(json, at).entries()) read.push(seatOf(entry, `${at}[${i}]`, seats, read));
  return read;
}

/** A list with at most one entry for each seat, each with 32 bytes in a field. */
function bySeat<Field extends 'hash' | 'value'>(
  json: Json,
  at: string,
  seats: number,
  field: Field,
): readonly ({ readonly seat: Seat } & { readonly [name in Field]: string })[] {
  const read: ({ readonly seat: Seat } & { readonly [name in Field]: string })[] = [];
  for (const [i, entry] of listOf(json, at).entries()) {
    const fields: Fields = Object(entry);
    const taken = read.map(({ seat }) => seat);
    const seat = seatOf(fields['seat'], `${at}[${i}].seat`, seats, taken);
    // One field by its name: what a computed key makes, TypeScript widens to any text.
    const bytes = { [field]: hexOf(fields[field], `${at}[${i}].${field}`) } as { readonly [name in Field]: string };
    read.push({ seat, ...bytes });
  }
  return read;
}
