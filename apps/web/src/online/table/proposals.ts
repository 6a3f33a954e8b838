// What has been offered at a table, as somebody at it has to see it.

import { type Seat, seatAt } from '@mozaika/kernel';
import type { OfferView, SeatView, TableView } from '@mozaika/protocol';

/** `mine`: I have asked or agreed, others are waited for; `open`: my answer is wanted; `others`: none of my business. */
export type Standing = 'mine' | 'open' | 'others';

export interface Proposal {
  readonly kind: OfferView['kind'];
  readonly by: Seat;
  readonly standing: Standing;
  /** The seats whose answer is missing. */
  readonly waiting: readonly Seat[];
}

/** Whether somebody decides for themselves here, so that their answer counts. */
const answers = (who: SeatView, kind: OfferView['kind']): boolean =>
  who.kind === 'person' && (kind === 'rematch' || who.replaced === undefined);

export function proposalsOf({ offers, seats, you }: TableView): readonly Proposal[] {
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
