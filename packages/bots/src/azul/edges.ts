// The edges of a search tree in typed arrays: an edge is a move from a position, the edges of a position lie side by side.

/** Two dozen bytes each: 50 MB at most. Full, the tree grows no more. */
const MOST_EDGES = 1 << 21;
const FIRST_EDGES = 1 << 12;

export class Edges {
  moves = new Int16Array(FIRST_EDGES);
  /** How likely a move is to be the best of its position, by instinct. */
  priors = new Float32Array(FIRST_EDGES);
  visits = new Int32Array(FIRST_EDGES);
  /** What the visits were worth to whoever makes the move, in sum. */
  rewards = new Float64Array(FIRST_EDGES);
  /** Where the edges of the position that an edge leads to begin, and how many there are: none, it is a leaf. */
  firsts = new Int32Array(FIRST_EDGES);
  counts = new Int16Array(FIRST_EDGES);
  /** Edge 0 leads to the root. */
  private used = 1;

  /** Makes room for the edges of the position that an edge leads to, if the tree may still grow. */
  grow(edge: number, count: number): boolean {
    if (this.used + count > MOST_EDGES) return false;
    while (this.used + count > this.moves.length) this.enlarge();
    this.firsts[edge] = this.used;
    this.counts[edge] = count;
    this.used += count;
    return true;
  }

  private enlarge(): void {
    const length = 2 * this.moves.length;
    this.moves = enlarged(this.moves, new Int16Array(length));
    this.priors = enlarged(this.priors, new Float32Array(length));
    this.visits = enlarged(this.visits, new Int32Array(length));
    this.rewards = enlarged(this.rewards, new Float64Array(length));
    this.firsts = enlarged(this.firsts, new Int32Array(length));
    this.counts = enlarged(this.counts, new Int16Array(length));
  }
}

function enlarged<Numbers extends { set(from: Numbers): void }>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
