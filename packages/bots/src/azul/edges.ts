// The edges of a search tree in typed arrays: an edge is a move from a position, the edges of a position lie side by side.

/** 28 bytes each: 56 MB at most. Full, the tree grows no more. */
const MOST_EDGES = 1 << 21;
const FIRST_EDGES = 1 << 12;
const SEATS = 4;

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
  /** The end of the round that a solved edge leads to, 0 for one that is not solved. */
  ends = new Int32Array(FIRST_EDGES);
  /** Edge 0 leads to the root. */
  private used = 1;
  /** What each end is worth, at end × SEATS + seat. */
  private worths = new Float64Array(FIRST_EDGES);
  private endsUsed = 1;

  /** Makes room for the edges of the position that an edge leads to, if the tree may still grow. */
  grow(edge: number, count: number): boolean {
    if (this.used + count > MOST_EDGES) return false;
    while (this.used + count > this.moves.length) this.enlarge();
    this.firsts[edge] = this.used;
    this.counts[edge] = count;
    this.used += count;
    return true;
  }

  /** Notes what an end of the round is worth to each seat, and gives it a number. */
  addEnd(worths: Float64Array): number {
    const end = this.endsUsed++;
    if ((end + 1) * SEATS > this.worths.length) {
      this.worths = enlarged(this.worths, new Float64Array(2 * this.worths.length));
    }
    this.worths.set(worths, end * SEATS);
    return end;
  }

  /** What an end is worth to a seat. */
  worthOf(end: number, index: number): number {
    return this.worths[end * SEATS + index];
  }

  /** The end that follows an edge if all moves after it are solved and the seat to move picks its best: 0 if not. */
  endAfter(edge: number, mover: number): number {
    const { ends } = this;
    const from = this.firsts[edge];
    let best = 0;
    for (let after = from; after < from + this.counts[edge]; after++) {
      const end = ends[after];
      if (end === 0) return 0;
      if (best === 0 || this.worthOf(end, mover) > this.worthOf(best, mover)) best = end;
    }
    return best;
  }

  private enlarge(): void {
    const length = 2 * this.moves.length;
    this.moves = enlarged(this.moves, new Int16Array(length));
    this.priors = enlarged(this.priors, new Float32Array(length));
    this.visits = enlarged(this.visits, new Int32Array(length));
    this.rewards = enlarged(this.rewards, new Float64Array(length));
    this.firsts = enlarged(this.firsts, new Int32Array(length));
    this.counts = enlarged(this.counts, new Int16Array(length));
    this.ends = enlarged(this.ends, new Int32Array(length));
  }
}

function enlarged<Numbers extends { set(from: Numbers): void }>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
