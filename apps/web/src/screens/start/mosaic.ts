// How the wall of the start screen fills itself: in which order tiles are laid, and one tile's part in the cycle.

/** Milliseconds from one tile to the next, that a tile takes to come down, that the whole wall is looked at, that it takes to go. */
const NEXT = 420;
const DOWN = 360;
const LOOK = 5000;
const GO = 900;

/** The share of the cycle that has passed when the screen is opened: about half a wall is there at once. */
export const START_AT = 0.35;

/** For each cell, row by row: the how-manieth tile it gets. Rows fill from different places, as people's walls do. */
export function layingOrder(rows: number, columns: number): readonly number[] {
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  // A step that shares no factor with the number of cells visits all of them.
  const rank = (cell: number): number => (cell * 7 + Math.floor(cell / columns) * 3) % columns;
  const sorted = cells.toSorted(
    (a, b) => rank(a) - rank(b) || Math.floor(a / columns) - Math.floor(b / columns) || a - b,
  );
  const order = cells.slice();
  for (const [place, cell] of sorted.entries()) order[cell] = place;
  return order;
}

const durationOf = (tiles: number): number => tiles * NEXT + DOWN + LOOK + GO;

/** Whether a tile lies there when the screen is opened and the wall goes on filling itself. */
export const isLaidAtFirst = (place: number, tiles: number): boolean =>
  place * NEXT + DOWN <= START_AT * durationOf(tiles);

/** Whether a tile lies on a wall that stands still: a few are missing. */
export const isLaidForGood = (place: number, tiles: number): boolean => place < 0.85 * tiles;

/** The cycle of the tile that is laid at this place in the order. */
export function cycleOf(place: number, tiles: number): { readonly keyframes: Keyframe[]; readonly duration: number } {
  const duration = durationOf(tiles);
  const at = (time: number): number => time / duration;
  const lifted = { opacity: 0, transform: 'translateY(-45%) scale(1.25) rotate(-5deg)' };
  const lying = { opacity: 1, transform: 'none' };
  const laid = place * NEXT;
  return {
    duration,
    keyframes: [
      { ...lifted, offset: 0 },
      { ...lifted, offset: at(laid), easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
      { ...lying, offset: at(laid + DOWN) },
      { ...lying, offset: at(duration - GO) },
      { opacity: 0, transform: 'scale(0.92)', offset: 1 },
    ],
  };
}
