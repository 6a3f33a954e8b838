// Who is away from a table for how long, and what the others may do about it.

import { type Seat, seatAt } from '@mozaika/kernel';
import { ABSENCE_MS, type TableView } from '@mozaika/protocol';

/** Whether the viewer may call a bot in for a seat: its person has been away too long, and no clock runs for them. */
export function isLongAway({ stage, clock, seats, you }: TableView, seat: Seat, now: number): boolean {
  const who = seats[seat - 1];
  if (stage !== 'playing' || clock.kind !== 'none' || you.seat === undefined || you.seat === seat) return false;
  if (who?.kind !== 'person' || who.present || who.replaced !== undefined) return false;
  return who.awaySince !== undefined && now - who.awaySince >= ABSENCE_MS;
}

/** What becomes of a match when the viewer ends it: somebody else wins, a bot plays on for them, or nobody is left to play. */
export type Consequence = { readonly kind: 'lost'; readonly to: Seat } | { readonly kind: 'goes-on' | 'abandoned' };

export function consequenceOfEnding({ seats }: TableView, own: Seat): Consequence {
  const others = seats.map((who, i) => ({ who, seat: seatAt(i) })).filter(({ seat }) => seat !== own);
  const plays = ({ who }: (typeof others)[number]): boolean => who.kind === 'person' && who.replaced === undefined;
  const [other] = others;
  if (seats.length === 2 && other && (plays(other) || other.who.kind === 'bot'))
    return { kind: 'lost', to: other.seat };
  return { kind: others.some(plays) ? 'goes-on' : 'abandoned' };
}
