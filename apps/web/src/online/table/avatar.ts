// The picture of a person: an azulejo of their own, made from their name. The same name has the same tile everywhere.

import { GLAZES } from '../../games/azul/art/palette.ts';

const FILLS = [
  GLAZES.glazed.B.fill,
  GLAZES.glazed.Y.fill,
  GLAZES.glazed.R.fill,
  GLAZES.glazed.K.fill,
  GLAZES.glazed.W.fill,
] as const;
/** Ground and two glazes on it that go well together, as places in `FILLS`. */
const SCHEMES = [
  [4, 0, 1],
  [4, 0, 2],
  [0, 4, 1],
  [1, 0, 4],
  [2, 4, 1],
  [3, 1, 4],
  [4, 2, 3],
  [0, 1, 4],
] as const;

/** Squares along a side. The pattern is mirrored in both axes and in the diagonals, so that six squares make it. */
export const SIDE = 6;
const HALF = SIDE / 2;

/** FNV-1a: spreads similar names. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

export interface Azulejo {
  readonly ground: string;
  readonly squares: readonly Square[];
}

export function azulejoOf(name: string): Azulejo {
  let rest = hashOf(name);
  const next = (choices: number): number => {
    const chosen = rest % choices;
    rest = Math.floor(rest / choices);
    return chosen;
  };
  const scheme = SCHEMES[next(SCHEMES.length)] ?? SCHEMES[0];
  /** By the distances from the middle, the larger first. */
  const pattern = Array.from({ length: HALF * HALF }, () => FILLS[scheme[next(scheme.length)] ?? 0]);
  const squares: Square[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [a, b] = [distance(x), distance(y)];
      const fill = pattern[Math.max(a, b) * HALF + Math.min(a, b)];
      if (fill !== undefined) squares.push({ x, y, fill });
    }
  }
  return { ground: FILLS[scheme[0]], squares };
}

/** How far a square is from the middle: 0, 1 or 2. */
const distance = (at: number): number => (at < HALF ? HALF - 1 - at : at - HALF);
