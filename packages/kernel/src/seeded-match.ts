// A match in which everything but one person's moves follows from a seed: deals by mozaika-deal/2, and bots' moves. Whoever makes the same
// moves gets the same match, wherever it is played: the daily and its check, duplicate tournaments.

import { formatAction, parseAction } from './action.ts';
import { botSeed } from './dealer.ts';
import type { DuplicateKey } from './duplicate-dealer.ts';
import type { Game, GameTypes } from './game.ts';
import { type MatchHeader, MatchHost, maskEntry } from './match-host.ts';
import type { MatchRecord } from './record.ts';
import { ok, type Result, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

/** What a bot is asked: the record as its seat may know it, and the seed of its random numbers. */
export interface SeededTurn {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly seed: string;
}

export interface SeededMatchPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  readonly key: DuplicateKey;
  /** The seat whose moves do not follow. All others are bots'. */
  readonly person: Seat;
  /** The person's move, as text without the seat. */
  personMove(host: MatchHost<T>): Promise<Result<string>> | Result<string>;
  /** A bot's move, as text without the seat. */
  botMove(turn: SeededTurn): Promise<Result<string>>;
}

/** What a bot in a seat of such a match is asked now. */
export function seededTurn<T extends GameTypes>(host: MatchHost<T>, key: DuplicateKey, seat: Seat): SeededTurn {
  const { actions } = host.fold();
  const masked = actions.map((action) => maskEntry(host.game, action, seat));
  return { record: { ...host.header, actions: masked }, seat, seed: botSeed(key.bytes, actions.length, seat) };
}

/** Who decides next: where several may, bots before the person, in the order of seats. */
export const seededMover = (seats: readonly Seat[], person: Seat): Seat | undefined =>
  seats.find((seat) => seat !== person) ?? seats[0];

/** Plays such a match to its end. The first move that is refused ends it, with the number of the action that it would have been. */
export async function playSeeded<T extends GameTypes>(plan: SeededMatchPlan<T>): Promise<Result<MatchHost<T>>> {
  const { game, header, key, person } = plan;
  const opened = MatchHost.open(game, header);
  if (!opened.ok) return opened;
  const host = opened.value;
  host.commit(host.begin(key));
  for (;;) {
    const { turn } = host;
    if (turn.kind === 'over') return ok(host);
    const seat = turn.kind === 'move' ? seededMover(turn.seats, person) : undefined;
    if (seat === undefined) return refuse('deal-expected');
    const index = host.entries.length;
    const move = await (seat === person ? plan.personMove(host) : plan.botMove(seededTurn(host, key, seat)));
    if (!move.ok) return move;
    const proposed = host.propose(seat, `${seat} ${move.value}`, index, key);
    if (!proposed.ok) return { ok: false, refusal: { ...proposed.refusal, index } };
    host.commit(proposed.value);
  }
}

/** Plays such a match by a record of it: every entry is compared with what follows. */
export async function followSeeded<T extends GameTypes>(
  plan: Omit<SeededMatchPlan<T>, 'personMove'>,
  actions: readonly string[],
): Promise<Result<MatchHost<T>>> {
  const differing = (host: MatchHost<T>): Result<string> | undefined => {
    const index = host.entries.findIndex((entry, i) => entry !== canonical(plan.game, actions[i]));
    if (index < 0) return undefined;
    return actions[index] === undefined
      ? refuse('record-unfinished', { index })
      : refuse('record-differs', { index, found: actions[index] ?? '', expected: host.entries[index] ?? '' });
  };
  const played = await playSeeded({
    ...plan,
    personMove(host) {
      const index = host.entries.length;
      const next = actions[index];
      const wrong = differing(host);
      if (wrong) return wrong;
      if (next === undefined) return refuse('record-unfinished', { index });
      const prefix = `${plan.person} `;
      if (!next.startsWith(prefix)) return refuse('record-differs', { index, found: next, expected: `${prefix}…` });
      return ok(next.slice(prefix.length));
    },
  });
  if (!played.ok) return played;
  const wrong = differing(played.value);
  if (wrong && !wrong.ok) return wrong;
  const found = actions.length;
  const expected = played.value.entries.length;
  return found === expected ? played : refuse('record-too-long', { found, expected });
}

/** An action as this program writes it, so that only what is different counts as different. */
function canonical<T extends GameTypes>(game: Game<T>, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const parsed = parseAction(game, text);
  return parsed.ok ? formatAction(game, parsed.value) : text;
}
