// What a pointer can drag, and what a drop means: tiles on offer go to a line or the floor, the tile of a full line to a column of
// the wall.

import type { Colour } from '@mozaika/azul';
import { type Group, sameGroup } from './groups.ts';
import { destinationOf } from './move-text.ts';
import type { Selection } from './selection.svelte.ts';

export interface DragPayload {
  readonly colour: Colour;
  /** Which tiles of the button leave with the pointer. */
  readonly tiles: 'all' | 'last';
  /** A selector of the places that they may be dropped on. */
  readonly places: string;
  /** They have left their place. */
  lift(): void;
  /** They are dropped on a place with these data: `to` of a line or the floor, `into` of a row of the wall, `column` of a cell. */
  put(place: DOMStringMap): void;
}

export const groupPayload = (selection: Selection, group: Group): DragPayload => ({
  colour: group.colour,
  tiles: 'all',
  places: '[data-to], [data-into]',
  lift: () => {
    if (!sameGroup(selection.chosen, group)) selection.choose(group);
  },
  put: ({ to, into = to }) => {
    const place = destinationOf(into);
    if (place !== undefined) selection.putInto(place);
  },
});

export const linePayload = (selection: Selection, line: number, colour: Colour): DragPayload => ({
  colour,
  tiles: 'last',
  places: '[data-column], [data-to="F"]',
  lift: () => {},
  put: ({ to, column = to }) => {
    const place = destinationOf(column);
    if (place !== undefined) selection.tileInto(line, place);
  },
});
