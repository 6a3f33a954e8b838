// The sentence at the top of the match screen: whose turn it is, or what else is going on.

import type { Outcome, Seat } from '@mozaika/kernel';
import type { PlayerLabel } from '../storage/match-setup.ts';
import { t } from '../ui/language.svelte.ts';
import type { MatchState } from './source.ts';
import type { Moment } from './timeline.ts';
import { WORDS } from './words.ts';

interface Situation {
  readonly match: MatchState;
  readonly players: readonly PlayerLabel[];
  readonly moment: Moment;
  readonly now: Moment;
  readonly browsed: Moment | undefined;
  readonly outcome: Outcome | undefined;
  readonly acting: Seat | undefined;
  /** The seats to move at the moment that is shown. */
  readonly moving: readonly Seat[];
}

export function statusText({ match, players, moment, now, browsed, outcome, acting, moving }: Situation): string {
  const nameOf = (seat: Seat): string => players[seat - 1]?.name ?? '';
  if (browsed !== undefined) return t(WORDS.moment, { moment, now });
  if (match.connection === 'connecting') return t(WORDS.connecting);
  if (outcome) return t(WORDS.over);
  if (acting !== undefined) {
    return match.mine.length === 1 ? t(WORDS.yourTurn) : t(WORDS.turnOf, { name: nameOf(acting) });
  }
  const [mover] = moving;
  const alone = moving.length === 1 && mover !== undefined && !match.mine.includes(mover) ? mover : undefined;
  const thinking = match.thinking ?? alone;
  if (thinking !== undefined) {
    const isBot = players[thinking - 1]?.bot !== undefined;
    return t(isBot ? WORDS.thinking : WORDS.turnOf, { name: nameOf(thinking) });
  }
  if (moving.length > 0) return t(WORDS.turnOf, { name: moving.map(nameOf) });
  return t(WORDS.dealing);
}
