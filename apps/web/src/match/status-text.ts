// The sentence at the top of the match screen: whose turn it is, or what else is going on.

import { type Outcome, parseSeat, type Seat } from '@mozaika/kernel';
import type { Step } from '../games/contract.ts';
import type { PlayerLabel } from '../storage/match-setup.ts';
import { t } from '../ui/language.svelte.ts';
import type { MatchState } from './source.ts';
import type { Moment, Timeline } from './timeline.ts';
import { WORDS } from './words.ts';

interface Situation {
  readonly match: MatchState;
  readonly players: readonly PlayerLabel[];
  readonly moment: Moment;
  readonly known: { readonly timeline: Timeline };
  readonly browsed: Moment | undefined;
  readonly outcome: Outcome | undefined;
  readonly acting: Seat | undefined;
  /** The seats to move at the moment that is shown. */
  readonly moving: readonly Seat[];
  /** The step that is being shown, if one is, and what the game says of it. */
  readonly showing: Step | undefined;
  readonly happening: string | undefined;
}

export function statusText(situation: Situation): string {
  const { match, players, moment, known, browsed, outcome, acting, showing, happening } = situation;
  const nameOf = (seat: Seat): string => players[seat - 1]?.name ?? '';
  if (browsed !== undefined) {
    return t(WORDS.moment, { moment: known.timeline.movesBefore(moment), now: known.timeline.moves });
  }
  if (match.connection === 'connecting') return t(WORDS.connecting);
  if (outcome) return t(WORDS.over);
  if (acting !== undefined) {
    return match.mine.length === 1 ? t(WORDS.yourTurn) : t(WORDS.turnOf, { name: nameOf(acting) });
  }
  if (happening !== undefined) return happening;
  if (showing) return playing(parseSeat(showing.action.split(' ', 1)[0] ?? ''), situation);
  return waiting(situation);
}

/** Whose step is being shown. */
function playing(seat: Seat | undefined, { match, players }: Situation): string {
  if (seat === undefined) return t(WORDS.dealing);
  if (match.mine.length === 1 && match.mine[0] === seat) return t(WORDS.played);
  return t(WORDS.plays, { name: players[seat - 1]?.name ?? '' });
}

/** Whom everybody waits for. What was decided here and is on its way has been played. */
function waiting({ match, players, moving }: Situation): string {
  const others = moving.filter((seat) => !match.mine.includes(seat));
  const seat = match.thinking ?? (others.length === 1 ? others[0] : undefined);
  if (seat !== undefined) {
    const { bot, name } = players[seat - 1] ?? { name: '' };
    return t(bot === undefined ? WORDS.turnOf : WORDS.thinking, { name });
  }
  if (others.length > 0) return t(WORDS.turnOf, { name: others.map((one) => players[one - 1]?.name ?? '') });
  return t(moving.length > 0 ? WORDS.played : WORDS.dealing);
}
