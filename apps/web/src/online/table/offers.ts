// The open offers of a table (undo, rematch) from one viewer's side: whose answer is missing.

import { type Seat, seatAt } from '@mozaika/kernel';
import type { OfferView, SeatView, TableView } from '@mozaika/protocol';

/** `mine`: the viewer has asked or agreed; `open`: the viewer's answer is missing; `others`: the viewer has no vote. */
export type Standing = 'mine' | 'open' | 'others';

export interface Offer {
  readonly kind: OfferView['kind'];
  readonly by: Seat;
  readonly standing: Standing;
  /** The seats whose answer is missing. */
  readonly waiting: readonly Seat[];
}

/** Whether this occupant has a vote: people do, unless a bot stands in for them during a match. */
const answers = (who: SeatView, kind: OfferView['kind']): boolean =>
  who.kind === 'person' && (kind === 'rematch' || who.replaced === undefined);

export function offersOf({ offers, seats, you }: TableView): readonly Offer[] {
  return offers.map(({ kind, by, agreed }) => {
    const done = [by, ...agreed];
    const waiting = seats.flatMap((who, i) => (answers(who, kind) && !done.includes(seatAt(i)) ? [seatAt(i)] : []));
    const standing = you.seat === undefined ? 'others' : done.includes(you.seat) ? 'mine' : 'open';
    return {
      kind,
      by,
      standing: standing === 'open' && !waiting.some((seat) => seat === you.seat) ? 'others' : standing,
      waiting,
    };
  });
}

/** The undo that waits for others than the viewer, so that the viewer can only wait. */
export const awaitedConsent = (view: TableView): Offer | undefined =>
  offersOf(view).find(({ kind, standing }) => kind === 'undo' && standing !== 'open');
