// Records: the one format for a played match. Untrusted JSON is read here once into a trusted type.

import type { Expected, Json, Result } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { isSeatCount } from './seats.ts';

export const RECORD_FORMAT: 'mozaika/1' = 'mozaika/1';
/** The same for a match that begins from a set-up position. */
export const SET_UP_FORMAT: 'mozaika/2' = 'mozaika/2';
/** The rulings that a record without `rules` is played by. */
const FIRST_RULES = 1;

/** A match as it is stored, sent and exchanged. Whether its actions are legal, only a replay tells. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT | typeof SET_UP_FORMAT;
  readonly game: string;
  readonly options: Json;
  readonly players: readonly string[];
  readonly rules: number;
  /** The position that the match begins from, see position-text.ts. Absent: where the rules begin. */
  readonly from?: string;
  readonly actions: readonly string[];
  readonly fairness?: Json;
  readonly clock?: Json;
  readonly at?: Json;
  readonly result?: Json;
  readonly notes?: Json;
}

/** Fields that a reader carries along without understanding them. */
const CARRIED = ['fairness', 'clock', 'at', 'result', 'notes'] as const;

/** What some editors put in front of a file. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Deeper data is refused: nothing of ours is so deep, and writing it would exhaust the stack. */
const DEEPEST = 32;
/** Of a player's name in a record, in code units. */
export const LONGEST_PLAYER_NAME = 100;

/** What the field `players` should be. */
export const NAMES: Expected = { kind: 'names', least: 2, most: 4 };

const badField = (field: string, expected: Expected) => refuse('bad-field', { field, expected });

/** Reads a record from JSON text. */
export function parseRecord(text: string): Result<MatchRecord> {
  let json: Json;
  try {
    json = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    return refuse('not-json', { expected: { kind: 'record' } });
  }
  return readRecord(json);
}

/** Reads a record from parsed JSON. Fields that are not known are ignored. */
export function readRecord(json: Json): Result<MatchRecord> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return refuse('not-a-record', { expected: { kind: 'type', type: 'object' } });
  }
  const fields = json as { readonly [field: string]: Json | undefined };
  const { format, game, options = {}, players, rules = FIRST_RULES, from, actions } = fields;
  if (format !== RECORD_FORMAT && format !== SET_UP_FORMAT)
    return badField('format', { kind: 'one-of', values: [RECORD_FORMAT, SET_UP_FORMAT] });
  const isSetUp = format === SET_UP_FORMAT;
  if (isSetUp && typeof from !== 'string') return badField('from', { kind: 'type', type: 'string' });
  if (typeof game !== 'string') return badField('game', { kind: 'type', type: 'string' });
  if (!Array.isArray(players) || !isSeatCount(players.length)) return badField('players', NAMES);
  const nameless = players.findIndex((name) => !isName(name));
  if (nameless >= 0) {
    return badField(`players[${nameless}]`, { kind: 'text', most: LONGEST_PLAYER_NAME });
  }
  if (!Number.isSafeInteger(rules)) return badField('rules', { kind: 'type', type: 'integer' });
  if (!Array.isArray(actions)) return badField('actions', { kind: 'type', type: 'strings' });
  const odd = actions.findIndex((action) => typeof action !== 'string');
  if (odd >= 0) return badField(`actions[${odd}]`, { kind: 'type', type: 'string' });
  const deep = ['options', ...CARRIED].find((name) => !isShallow(fields[name], DEEPEST));
  if (deep !== undefined) return badField(deep, { kind: 'length', of: 'levels', most: DEEPEST });
  const carried = Object.fromEntries(
    CARRIED.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
  );
  return ok({
    format,
    game,
    options,
    players: players as readonly string[],
    rules: rules as number,
    ...(isSetUp && { from: from as string }),
    actions: actions as readonly string[],
    ...carried,
  });
}

/** Names are shown on screens and terminals: no control characters, no halves of characters. */
const isName = (name: Json): boolean =>
  typeof name === 'string' && name.length <= LONGEST_PLAYER_NAME && !/\p{Cc}|\p{Cs}/u.test(name);

const isShallow = (json: Json | undefined, levels: number): boolean =>
  json === null ||
  typeof json !== 'object' ||
  (levels > 0 && Object.values(json).every((inner) => isShallow(inner, levels - 1)));

/** The format of a record that begins from this position, if it begins from one. */
export const formatFrom = (from: string | undefined): Pick<MatchRecord, 'format' | 'from'> =>
  from === undefined ? { format: RECORD_FORMAT } : { format: SET_UP_FORMAT, from };

/** Writes a record as one line of JSON. */
export const formatRecord = (record: MatchRecord): string => JSON.stringify(record);
