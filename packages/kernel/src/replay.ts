// Replay: from a record to the position at its end, checking every action on the way.

import { apply, check, formatAction, maskAction, parseAction } from './action.ts';
import { endsAfter, NO_ENDS, turnAfter } from './ends.ts';
import { parseFact } from './fact.ts';
import { logOf } from './fold-log.ts';
import type { Action, Game, GameTypes, Turn } from './game.ts';
import { formatSetUp, parseSetUp } from './position-text.ts';
import { type MatchRecord, NAMES } from './record.ts';
import { type Json, ok, quote, type Result, refuse } from './refusal.ts';
import { isSeatCount, type SeatCount, type Viewer } from './seats.ts';

/** Looks on while a record is replayed. */
export interface ReplayObserver<T extends GameTypes> {
  before?(position: T['position'], action: Action<T>, index: number): void;
  /** The position is a live one: clone it to keep it. */
  after?(position: T['position'], action: Action<T>, index: number): void;
  event?(event: T['event'], index: number): void;
}

/** The position that a record starts from. */
export function open<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<T['position']> {
  if (record.game !== game.id)
    return refuse('bad-field', {
      field: 'game',
      expected: { kind: 'one-of', values: [game.id] },
      found: quote(record.game),
    });
  if (!game.rules.includes(record.rules)) {
    return refuse('bad-field', {
      field: 'rules',
      expected: { kind: 'one-of', values: game.rules },
      found: record.rules,
    });
  }
  const seats = record.players.length;
  if (!isSeatCount(seats)) return refuse('bad-field', { field: 'players', expected: NAMES });
  const options = game.parseOptions(record.options, seats);
  if (!options.ok) return options;
  const { from, rules } = record;
  if (from === undefined) return ok(game.setup(options.value, seats, rules));
  const read = parseSetUp(game, from, { options: options.value, rules });
  if (!read.ok) return read;
  if (read.value.seats !== seats) return refuse('other-seats', { found: read.value.seats, expected: seats });
  return ok(read.value.position);
}

/** Replays a record. A refusal names the index of the action that is not legal; the ones before it were. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  observer: ReplayObserver<T> = {},
): Result<T['position']> {
  const opened = open(game, record);
  if (!opened.ok) return opened;
  const position = opened.value;
  for (const [index, text] of record.actions.entries()) {
    const parsed = parseAction(game, text);
    const refusal = parsed.ok ? check(game, position, parsed.value) : parsed.refusal;
    if (!parsed.ok || refusal) return { ok: false, refusal: { ...(refusal as { code: string }), index } };
    observer.before?.(position, parsed.value, index);
    apply(game, position, parsed.value, observer.event && ((event) => observer.event?.(event, index)));
    observer.after?.(position, parsed.value, index);
  }
  return opened;
}

/** The record as a viewer may see it: hidden tiles masked and the seed left out, until the match is over. */
export function maskRecord<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  viewer: Viewer,
): Result<MatchRecord> {
  const actions: string[] = [];
  const replayed = replay(game, record, {
    before: (_, action) => actions.push(formatAction(game, maskAction(game, action, viewer))),
  });
  if (!replayed.ok) return replayed;
  if (finalTurn(game, record, replayed.value).kind === 'over') return ok(record);
  const { fairness, from, ...rest } = record;
  const masked = from === undefined ? {} : { from: maskFrom(game, record, viewer) };
  return ok({ ...rest, ...masked, actions, ...(fairness === undefined ? {} : { fairness: withoutSeed(fairness) }) });
}

/** The position that a replayed record begins from, as a viewer may see it. */
function maskFrom<T extends GameTypes>(game: Game<T>, record: MatchRecord, viewer: Viewer): string {
  const opened = open(game, record);
  const options = game.parseOptions(record.options, record.players.length as SeatCount);
  if (!opened.ok || !options.ok) throw new Error(`A record that was replayed can't be opened again`);
  const masked = game.maskPosition?.(opened.value, viewer) ?? opened.value;
  return formatSetUp(game, options.value, masked);
}

/** Whose decision a record waits for at its end. Over, if its notes say so: somebody's going may have ended the match. */
export function finalTurn<T extends GameTypes>(game: Game<T>, record: MatchRecord, position: T['position']): Turn {
  const { length: seats } = record.players;
  const facts = logOf(record).flatMap((entry) => parseFact(entry) ?? []);
  const ends = facts.reduce((so, fact) => endsAfter(so, fact, seats), NO_ENDS);
  return turnAfter(game, position, ends, seats);
}

function withoutSeed(fairness: Json): Json {
  if (fairness === null || typeof fairness !== 'object' || Array.isArray(fairness)) return null;
  const { method, commitment, contributions } = fairness as { readonly [key: string]: Json };
  return { method: method ?? null, commitment: commitment ?? null, contributions: contributions ?? [] };
}
