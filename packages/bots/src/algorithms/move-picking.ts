// Move picking: one step of a selection sort. A search that cuts off early never pays for ordering the moves it does not try.

/** Swaps the move with the highest score of `from` to `to` (exclusive) to the front; the first of equal ones wins. */
export function pickBest(moves: Int32Array, scores: Float64Array, from: number, to: number): void {
  let best = from;
  for (let i = from + 1; i < to; i++) if (scores[i] > scores[best]) best = i;
  const move = moves[best];
  const score = scores[best];
  moves[best] = moves[from];
  scores[best] = scores[from];
  moves[from] = move;
  scores[from] = score;
}

/** Brings the `most` moves with the highest scores to the front, in order, and returns how many there are. */
export function pickTop(moves: Int32Array, scores: Float64Array, count: number, most: number): number {
  const picked = most < count ? most : count;
  for (let i = 0; i < picked; i++) pickBest(moves, scores, i, count);
  return picked;
}
