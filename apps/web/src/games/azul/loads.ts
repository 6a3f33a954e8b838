// Loads: what a pointer can carry, and what it means to drop it on a place. Tiles on offer go to a line or the floor, the tile of a
// full line to a column of the wall.

import type { Colour } from '@mozaika/azul';
import type { Destination } from './choices.ts';
import { type Group, sameGroup } from './groups.ts';
import type { Hand } from './hand.svelte.ts';

export interface Load {
  readonly colour: Colour;
  /** Which tiles of the button leave with the pointer. */
  readonly tiles: 'all' | 'last';
  /** They have left their place. */
  lift(): void;
  /** They are dropped on a place with these data: `to` of a line or the floor, `column` of a cell. */
  put(place: DOMStringMap): void;
}

export const taken = (hand: Hand, group: Group): Load => ({
  colour: group.colour,
  tiles: 'all',
  lift: () => {
    if (!sameGroup(hand.chosen, group)) hand.choose(group);
  },
  put: ({ to }) => {
    if (to !== undefined) hand.putInto(to as Destination);
  },
});

export const tiled = (hand: Hand, line: number, colour: Colour): Load => ({
  colour,
  tiles: 'last',
  lift: () => {},
  put: ({ to, column = to === 'F' ? to : undefined }) => {
    if (column !== undefined) hand.tileInto(line, column as Destination);
  },
});
