// The keys of Azul's table; `focus.ts` handles them, and buttons take Enter and Space by themselves.

import { ARROWS, type KeyHelp } from '../keys.ts';

export const keys: readonly KeyHelp[] = [
  {
    keys: ARROWS,
    does: { en: 'from tile to tile, from line to line', cs: 'po dlaždicích, po řadách' },
  },
  {
    keys: ['Enter', ' '],
    does: { en: 'take the tiles, put them down, confirm', cs: 'vzít dlaždice, umístit, potvrdit' },
  },
  { keys: ['Escape'], does: { en: 'a step back', cs: 'o krok zpět' } },
];
