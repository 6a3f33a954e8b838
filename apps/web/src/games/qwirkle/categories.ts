// What points are for in Qwirkle: the columns of the table at the end.

import type { GameEvent } from '@mozaika/kernel';
import type { QwirkleEvent } from '@mozaika/qwirkle';
import type { Category } from '../contract.ts';

export const categories: readonly Category[] = [
  { id: 'lines', title: { en: 'Lines', cs: 'Řady' } },
  { id: 'qwirkles', title: { en: 'Qwirkles', cs: 'Qwirkly' } },
  { id: 'last', title: { en: 'Last tile', cs: 'Poslední kostička' } },
];

/** The match screen only ever asks about events of its own game. */
export function categoryOf(given: GameEvent): string | undefined {
  const event = given as QwirkleEvent;
  if (event.type === 'scored') return event.qwirkle ? 'qwirkles' : 'lines';
  if (event.type === 'scored-alone') return 'lines';
  return event.type === 'ended' && 'seat' in event ? 'last' : undefined;
}
