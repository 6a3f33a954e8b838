// A QR code as one SVG path on a grid of squares.

import { encode } from 'uqr';

export interface QrPath {
  /** Squares along a side, quiet border included. */
  readonly size: number;
  readonly path: string;
}

const BORDER = 2;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
