// The edges of a search tree in typed arrays: an edge is a move from a position, the edges of a position lie side by side.

/** 28 bytes each: 56 MB at most. Full, the tree grows no more. */
const MAX_EDGES = 1 << 21;
const INITIAL_EDGES = 1 << 12;
const SEATS = 4;

export class TreeStorage {
  moves = new Int16Array(INITIAL_EDGES);
  /** How likely a move is to be the best of its position, by instinct. */
  priors = new Float32Array(INITIAL_EDGES);
  visits = new Int32Array(INITIAL_EDGES);
  /** What the visits were worth to whoever makes the move, in sum. */
  rewards = new Float64Array(INITIAL_EDGES);
  /** Where the edges of the position that an edge leads to begin, and how many there are: none, it is a leaf. */
  firstChild = new Int32Array(INITIAL_EDGES);
  childCount = new Int16Array(INITIAL_EDGES);
  /** The end of the round that a solved edge leads to, 0 for one that is not solved. */
  proven = new Int32Array(INITIAL_EDGES);
  /** Edge 0 leads to the root. */
  private used = 1;
  /** What each end is worth, at end × SEATS + seat. */
  private payoffs = new Float64Array(INITIAL_EDGES);
  private outcomesUsed = 1;

  /** Makes room for the edges of the position that an edge leads to, if the tree may still grow. */
  allocateChildren(edge: number, count: number): boolean {
    if (this.used + count > MAX_EDGES) return false;
    while (this.used + count > this.moves.length) this.enlarge();
    this.firstChild[edge] = this.used;
    this.childCount[edge] = count;
    this.used += count;
    return true;
  }

  /** Notes what an end of the round is worth to each seat, and gives it a number. */
  addOutcome(worths: Float64Array): number {
    const end = this.outcomesUsed++;
    if ((end + 1) * SEATS > this.payoffs.length) {
      this.payoffs = enlarged(this.payoffs, new Float64Array(2 * this.payoffs.length));
    }
    this.payoffs.set(worths, end * SEATS);
    return end;
  }

  /** What an end is worth to a seat. */
  payoffOf(end: number, index: number): number {
    return this.payoffs[end * SEATS + index];
  }

  /** The end that follows an edge if all moves after it are solved and the seat to move picks its best: 0 if not. */
  provenChild(edge: number, mover: number): number {
    const { proven: ends } = this;
    const from = this.firstChild[edge];
    let best = 0;
    for (let after = from; after < from + this.childCount[edge]; after++) {
      const end = ends[after];
      if (end === 0) return 0;
      if (best === 0 || this.payoffOf(end, mover) > this.payoffOf(best, mover)) best = end;
    }
    return best;
  }

  private enlarge(): void {
    const length = 2 * this.moves.length;
    this.moves = enlarged(this.moves, new Int16Array(length));
    this.priors = enlarged(this.priors, new Float32Array(length));
    this.visits = enlarged(this.visits, new Int32Array(length));
    this.rewards = enlarged(this.rewards, new Float64Array(length));
    this.firstChild = enlarged(this.firstChild, new Int32Array(length));
    this.childCount = enlarged(this.childCount, new Int16Array(length));
    this.proven = enlarged(this.proven, new Int32Array(length));
  }
}

function enlarged<Numbers extends { set(from: Numbers): void }>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
