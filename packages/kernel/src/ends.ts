// Ends that are not the rules' own: who resigned or ran out of time, and what becomes of the ranking.

import type { Departure, Fact } from './fact.ts';
import { type Game, type GameTypes, type Outcome, ranksOf, type Turn } from './game.ts';
import type { Json, Refusal } from './refusal.ts';

/** What the facts of a log say about ends. */
export interface Ends {
  /** For whom the match ended early, the first to go first. */
  readonly gone: readonly Departure[];
  /** Whether everybody has gone. */
  readonly abandoned: boolean;
}

export const NO_ENDS: Ends = { gone: [], abandoned: false };

/**
 * The ends after one more fact. A seat keeps the place that it went in, also if somebody who ran out of time resigns later; and an undo
 * brings nobody back: it takes moves back, not people.
 */
export function endsAfter(ends: Ends, fact: Fact, seats: number): Ends {
  if (fact.kind !== 'end') return ends;
  const { kind: _, ...departure } = fact;
  if (departure.reason === 'abandoned') return { ...ends, abandoned: true };
  if (departure.seat > seats) return ends;
  const before = ends.gone.find(({ seat }) => seat === departure.seat);
  if (!before) return { ...ends, gone: [...ends.gone, departure] };
  if (departure.reason !== 'resigned') return ends;
  return { ...ends, gone: ends.gone.map((one) => (one === before ? departure : one)) };
}

/** Whether nothing more is played, whatever the rules say: with two seats, as soon as one of them has gone. */
export const isEnded = ({ gone, abandoned }: Ends, seats: number): boolean =>
  abandoned || (seats === 2 && gone.length > 0);

/** Why an entry can't come any more: a match that somebody's going has ended takes no action and no undo, and none ends twice. */
export function refuseAfterEnd(
  { ends, turn }: { readonly ends: Ends; readonly turn: Turn },
  fact: Fact | undefined,
): Refusal | undefined {
  const isLast = ends !== NO_ENDS && (fact === undefined || fact.kind === 'undo');
  if (turn.kind !== 'over' || !(isLast || fact?.kind === 'end')) return undefined;
  return { code: 'match-over', reason: turn.outcome.reason };
}

/** Whose decision a match waits for: by the rules, unless it ended otherwise. */
export function turnAfter<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  ends: Ends,
  seats: number,
): Turn {
  const turn = game.turn(position);
  if (ends === NO_ENDS) return turn;
  if (turn.kind === 'over') return { kind: 'over', outcome: outcomeWith(turn.outcome, ends) };
  if (!isEnded(ends, seats)) return turn;
  const scores = game.scores(position);
  const reason = ends.abandoned ? 'abandoned' : (ends.gone[0]?.reason ?? 'abandoned');
  return { kind: 'over', outcome: outcomeWith({ scores, ranks: scores.map(() => 1), reason }, ends) };
}

/** Whoever has gone ranks behind all who stayed, the first to go last; of an abandoned match there is no ranking. */
function outcomeWith({ scores, ranks, reason }: Outcome, { gone, abandoned }: Ends): Outcome {
  const places = ranks.map((rank, i) => {
    const went = gone.findIndex(({ seat }) => seat === i + 1);
    return went < 0 ? [gone.length, -rank] : [went];
  });
  return { scores, ranks: abandoned ? [] : ranksOf(places), reason, ...(gone.length > 0 && { gone }) };
}

/** An outcome as the `result` of a record. */
export const resultOf = ({ scores, ranks, reason, gone }: Outcome): { readonly [field: string]: Json } => ({
  scores,
  ranks,
  reason,
  ...(gone && { gone: gone.map(({ seat, reason: why }) => ({ seat, reason: why })) }),
});
