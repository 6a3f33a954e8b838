// What tiles of both games are made of: a small slab with a bevel, glazed or matte, in a square of 100 units.

import type { Preferences } from '../ui/preferences.ts';

export type TileSet = Preferences['tiles'];

/** What the drawings of a set refer to; once in a document is enough. */
export const TILE_DEFS: { readonly [set in TileSet]: string } = {
  glazed:
    '<defs><linearGradient id="tile-bevel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".72"/><stop offset=".42" stop-color="#fff" stop-opacity=".1"/><stop offset=".56" stop-opacity=".08"/><stop offset="1" stop-opacity=".5"/></linearGradient>' +
    '<linearGradient id="tile-gloss" x1="0" y1="0" x2=".55" y2="1"><stop stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity=".03"/></linearGradient></defs>',
  matte:
    '<defs><linearGradient id="tile-bevel" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset=".6" stop-opacity=".06"/><stop offset="1" stop-opacity=".34"/></linearGradient></defs>',
};

/** The slab itself. */
export const slab = (fill: string): string => `<rect width="100" height="100" rx="14" fill="${fill}"/>`;

/** What lies over the drawing on the slab: its edges in the light, and the light on a glaze or the grain of bare clay. */
export const FINISH: { readonly [set in TileSet]: string } = {
  glazed:
    '<rect x="2.5" y="2.5" width="95" height="95" rx="11.5" fill="none" stroke="url(#tile-bevel)" stroke-width="5"/>' +
    '<path d="M7 24Q7 7 24 7H76Q93 7 93 24Q64 20 42 31Q19 43 7 66Z" fill="url(#tile-gloss)"/>' +
    '<path d="M13 23Q13 13 23 13H33" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round"/>',
  matte:
    '<rect x="3.5" y="3.5" width="93" height="93" rx="11" fill="none" stroke="url(#tile-bevel)" stroke-width="7"/>' +
    '<path d="M18 31h.1M36 14h.1M71 23h.1M86 44h.1M62 63h.1M29 70h.1M47 89h.1M80 82h.1M12 56h.1" stroke="#000" stroke-opacity=".16" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M25 22h.1M57 11h.1M84 29h.1M44 41h.1M73 71h.1M16 82h.1M58 84h.1" stroke="#fff" stroke-opacity=".2" stroke-width="2.4" stroke-linecap="round"/>',
};
