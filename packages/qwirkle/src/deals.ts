// Deals: what chance decides.

import type { Seat, Viewer } from '@mozaika/kernel';
import type { Tile } from './tiles.ts';

/** A seat draws tiles, known to whoever reads this or hidden from them; or a seat is found to open. */
export type QwirkleDeal =
  | { readonly kind: 'draw'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly kind: 'hidden-draw'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'start'; readonly seat: Seat };

/** Drawn tiles are for the eyes of the seat that draws them. */
export const maskDeal = (deal: QwirkleDeal, viewer: Viewer): QwirkleDeal =>
  deal.kind === 'draw' && deal.seat !== viewer
    ? { kind: 'hidden-draw', seat: deal.seat, count: deal.tiles.length }
    : deal;
