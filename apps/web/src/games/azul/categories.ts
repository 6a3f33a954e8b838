// What points are for in Azul: the columns of the table at the end.

import type { AzulEvent } from '@mozaika/azul';
import type { GameEvent } from '@mozaika/kernel';
import type { Category } from '../contract.ts';

export const categories: readonly Category[] = [
  { id: 'wall', title: { en: 'Wall', cs: 'Stěna' } },
  { id: 'floor', title: { en: 'Floor', cs: 'Podlaha' } },
  { id: 'row', title: { en: 'Rows', cs: 'Řady' } },
  { id: 'column', title: { en: 'Columns', cs: 'Sloupce' } },
  { id: 'colour', title: { en: 'Colours', cs: 'Barvy' } },
];

/** The match screen only ever asks about events of its own game. */
export function categoryOf(given: GameEvent): string | undefined {
  const event = given as AzulEvent;
  if (event.type === 'tiled') return 'wall';
  if (event.type === 'floor') return 'floor';
  return event.type === 'bonus' ? event.for : undefined;
}
