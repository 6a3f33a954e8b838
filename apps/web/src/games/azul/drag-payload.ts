// Loads: what a pointer can carry, and what it means to drop it on a place. Tiles on offer go to a line or the floor, the tile of a
// full line to a column of the wall.

import type { Colour } from '@mozaika/azul';
import type { Destination } from './choices.ts';
import { type Group, sameGroup } from './groups.ts';
import type { Hand } from './selection.svelte.ts';

export interface Load {
  readonly colour: Colour;
  /** Which tiles of the button leave with the pointer. */
  readonly tiles: 'all' | 'last';
  /** A selector of the places that they may be dropped on. */
  readonly places: string;
  /** They have left their place. */
  lift(): void;
  /** They are dropped on a place with these data: `to` of a line or the floor, `column` of a cell. */
  put(place: DOMStringMap): void;
}

export const taken = (hand: Hand, group: Group): Load => ({
  colour: group.colour,
  tiles: 'all',
  places: '[data-to]',
  lift: () => {
    if (!sameGroup(hand.chosen, group)) hand.choose(group);
  },
  put: ({ to }) => hand.putInto(to as Destination),
});

export const tiled = (hand: Hand, line: number, colour: Colour): Load => ({
  colour,
  tiles: 'last',
  places: '[data-column], [data-to="F"]',
  lift: () => {},
  put: ({ to, column = to }) => hand.tileInto(line, column as Destination),
});
