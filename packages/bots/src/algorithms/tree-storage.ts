// Storage of a Monte Carlo search tree in growing typed arrays, with the proven outcomes of MCTS-Solver. An edge is a move
// from a position; the edges of a position lie side by side, and an edge that leads to a position knows where its own begin.

const INITIAL_EDGES = 1 << 12;
const SEATS = 4;

/** Moves that fit into 16 bits take less room than those of games that need all 53 bits of a number. */
type MoveArray = Int16Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
type MoveArrayType = new (length: number) => MoveArray;

export class TreeStorage {
  moves: MoveArray;
  /** Prior probabilities of PUCT: how likely each move is to be the best of its position. */
  priors = new Float32Array(INITIAL_EDGES);
  visits = new Int32Array(INITIAL_EDGES);
  /** The sum over all visits of the reward to the seat that makes the move. */
  rewards = new Float64Array(INITIAL_EDGES);
  /** Where the edges of the position that an edge leads to begin, and how many there are: none for a leaf. */
  firstChild = new Int32Array(INITIAL_EDGES);
  childCount = new Int16Array(INITIAL_EDGES);
  /** The outcome that a proven edge leads to, 0 for one that is not proven. */
  proven = new Int32Array(INITIAL_EDGES);
  private readonly MoveArray: MoveArrayType;
  private readonly maxEdges: number;
  /** Edge 0 leads to the root. */
  private used = 1;
  /** The payoff vectors of the outcomes, at outcome × SEATS + seat. */
  private payoffs = new Float64Array(INITIAL_EDGES);
  private outcomesUsed = 1;

  /** An edge takes 26 bytes and its move. A full tree grows no more: playouts go on from its leaves. */
  constructor(MoveArray: MoveArrayType, maxEdges: number) {
    this.MoveArray = MoveArray;
    this.maxEdges = maxEdges;
    this.moves = new MoveArray(INITIAL_EDGES);
  }

  /** Makes room for the edges of the position that an edge leads to, if the tree may still grow. */
  allocateChildren(edge: number, count: number): boolean {
    if (this.used + count > this.maxEdges) return false;
    while (this.used + count > this.moves.length) this.enlarge();
    this.firstChild[edge] = this.used;
    this.childCount[edge] = count;
    this.used += count;
    return true;
  }

  /** Back-propagation of one playout to one edge. */
  addVisit(edge: number, reward: number): void {
    this.visits[edge]++;
    this.rewards[edge] += reward;
  }

  /** The edge with the most visits after an edge, the first of equal ones: the robust child. */
  mostVisitedChild(parent: number): number {
    const { visits } = this;
    const from = this.firstChild[parent];
    let best = from;
    for (let edge = from; edge < from + this.childCount[parent]; edge++) if (visits[edge] > visits[best]) best = edge;
    return best;
  }

  /** Stores the payoff vector of an outcome and returns the outcome's number. */
  addOutcome(payoffs: Float64Array): number {
    const outcome = this.outcomesUsed++;
    if ((outcome + 1) * SEATS > this.payoffs.length) {
      this.payoffs = enlarged(this.payoffs, new Float64Array(2 * this.payoffs.length));
    }
    this.payoffs.set(payoffs, outcome * SEATS);
    return outcome;
  }

  payoffOf(outcome: number, index: number): number {
    return this.payoffs[outcome * SEATS + index];
  }

  /** The outcome that follows an edge if all moves after it are proven and the mover picks its best (max^n); 0 if not. */
  provenOutcomeAfter(edge: number, mover: number): number {
    const { proven } = this;
    const from = this.firstChild[edge];
    let best = 0;
    for (let child = from; child < from + this.childCount[edge]; child++) {
      const outcome = proven[child];
      if (outcome === 0) return 0;
      if (best === 0 || this.payoffOf(outcome, mover) > this.payoffOf(best, mover)) best = outcome;
    }
    return best;
  }

  private enlarge(): void {
    const length = 2 * this.moves.length;
    const moves = new this.MoveArray(length);
    moves.set(this.moves);
    this.moves = moves;
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
