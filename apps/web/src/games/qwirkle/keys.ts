// The keys of Qwirkle's grid and hand: `grid-keys.ts`, `turn-actions.ts`, `Grid.svelte` and `Hand.svelte` handle them.

import { ARROWS, type KeyHelp } from '../keys.ts';

/** With the cursor on the grid. */
export const gridKeys: readonly KeyHelp[] = [
  { keys: ARROWS, does: { en: 'over the grid', cs: 'po mřížce' } },
  {
    keys: ['1', '2', '3', '4', '5', '6'],
    shown: '1–6',
    does: { en: 'pick a tile from your hand', cs: 'vzít kostičku z ruky' },
  },
  {
    keys: ['PageDown', 'PageUp'],
    does: { en: 'to the next place where it fits', cs: 'na další místo, kam se hodí' },
  },
  { keys: ['Enter', ' '], does: { en: 'lay it down; again: play', cs: 'položit ji; znovu: zahrát' } },
  { keys: ['Delete', 'Backspace'], does: { en: 'take a tile back', cs: 'vrátit kostičku' } },
  { keys: ['Escape'], does: { en: 'let the tile go', cs: 'pustit kostičku' } },
  { keys: ['Ctrl+Enter'], does: { en: 'play', cs: 'zahrát' } },
  { keys: ['+', '-', '0'], does: { en: 'zoom, the whole grid', cs: 'přiblížit, oddálit, celá mřížka' } },
];

/** With the focus on a tile of the hand. */
export const handKeys: readonly KeyHelp[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], does: { en: 'along your hand', cs: 'po ruce' } },
  {
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    does: { en: 'move the tile within your hand', cs: 'přesunout kostičku v ruce' },
  },
  { keys: ['ArrowUp'], does: { en: 'from your hand to the grid', cs: 'z ruky na mřížku' } },
];

export const keys: readonly KeyHelp[] = [...gridKeys, ...handKeys];
