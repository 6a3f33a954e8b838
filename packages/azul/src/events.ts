// Events: the public facts that log, animation and sound feed on. Displays, lines, rows and columns count from 1.

import type { Seat } from '@mozaika/kernel';
import type { Colour } from './colours.ts';
import type { EndReason } from './position.ts';

export type AzulEvent =
  | { readonly type: 'started'; readonly seat: Seat }
  /** `refilled`: the lid went back into the bag on the way. */
  | { readonly type: 'dealt'; readonly round: number; readonly displays: readonly string[]; readonly refilled: boolean }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly from: number | 'centre';
      readonly colour: Colour;
      readonly count: number;
    }
  /** `space`: where on the floor it lies, 0 when the floor was full (R3). */
  | { readonly type: 'marker'; readonly seat: Seat; readonly space: number }
  | {
      readonly type: 'lined';
      readonly seat: Seat;
      readonly line: number;
      readonly colour: Colour;
      readonly count: number;
    }
  /** Tiles that went to the floor; `lost` of them found it full and went to the lid. */
  | {
      readonly type: 'fell';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly count: number;
      readonly lost: number;
    }
  | {
      readonly type: 'tiled';
      readonly seat: Seat;
      readonly row: number;
      readonly column: number;
      readonly colour: Colour;
      readonly horizontal: number;
      readonly vertical: number;
      readonly multiplier: number;
      readonly points: number;
    }
  /** A full line without a legal cell on a free wall; `fell` follows. */
  | { readonly type: 'unplaceable'; readonly seat: Seat; readonly line: number; readonly colour: Colour }
  /** `cost` is what the spaces say, `points` what was really lost: a score never goes below 0. */
  | { readonly type: 'floor'; readonly seat: Seat; readonly cost: number; readonly points: number }
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly for: 'row' | 'column' | 'colour';
      readonly which: number | Colour;
      readonly points: number;
    }
  | { readonly type: 'ended'; readonly reason: EndReason };
