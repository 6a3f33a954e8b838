// The order in which people keep their hands, by match and seat, on this device: it survives a reload.

import type { Seat } from '@mozaika/kernel';
import { parseTile, type TileName } from '@mozaika/qwirkle';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';

const KEY = 'hands';
/** The hands that are kept; the oldest ones are forgotten. */
const MOST = 24;

/** How a kept hand begins; its tiles follow. */
const nameOf = (match: string, seat: Seat): string => `${match} ${seat}: `;

/** The kept hands, the latest one last. */
function keptHands(): string[] {
  const kept = readLocal(KEY);
  return Array.isArray(kept) ? kept.filter((hand) => typeof hand === 'string') : [];
}

/** The tiles of a hand in the order in which they were kept; none if nothing is known. */
export function readHandOrder(match: string, seat: Seat): TileName[] {
  const name = nameOf(match, seat);
  const tiles = keptHands()
    .find((hand) => hand.startsWith(name))
    ?.slice(name.length);
  return (tiles ?? '').split(' ').filter((tile): tile is TileName => parseTile(tile) !== undefined);
}

export function keepHandOrder(match: string, seat: Seat, tiles: readonly TileName[]): void {
  const name = nameOf(match, seat);
  const others = keptHands().filter((hand) => !hand.startsWith(name));
  writeLocal(KEY, [...others, name + tiles.join(' ')].slice(-MOST));
}
