// The frames of a principal-variation search with an explicit stack: windows, null-window searches and re-searches, in negamax
// form. The search itself says what a move leads to and when a frame closes, so it can stop after any node and go on.

// The modes of a frame.
/** About to take its next move. */
const NEXT = 0;
/** Its move is searched with the null window (α, α + 1): does it beat the best so far? */
const NULL_WINDOW = 1;
/** The null-window search failed high, so the same move is to be searched again. */
const RESEARCH = 2;
/** Its move is searched with the whole window: the first move, or a re-search. */
const FULL_WINDOW = 3;

/** What the value of a move does to a frame. */
export const NO_BETTER = 0;
export const BETTER = 1;
/** At least β: the opponent will not allow this position. */
export const CUTOFF = 2;

/** All arrays are by ply. Values are integers, from the point of view of the seat that moves there. */
export class PvsFrames {
  /** Remaining depth in plies. */
  depths: Int32Array;
  alphas: Int32Array;
  betas: Int32Array;
  /** α when the frame was opened: a best value that is no higher is an upper bound. */
  originalAlphas: Int32Array;
  bestValues: Int32Array;
  /** The index of the move that is searched, or is searched next. */
  next: Int32Array;
  private modes: Int32Array;
  private readonly minValue: number;

  /** `minValue` is below every value. More plies than `plies` are made room for when they are opened. */
  constructor(plies: number, minValue: number) {
    this.minValue = minValue;
    this.depths = new Int32Array(plies);
    this.alphas = new Int32Array(plies);
    this.betas = new Int32Array(plies);
    this.originalAlphas = new Int32Array(plies);
    this.bestValues = new Int32Array(plies);
    this.next = new Int32Array(plies);
    this.modes = new Int32Array(plies);
  }

  open(ply: number, depth: number, alpha: number, beta: number): void {
    if (ply === this.next.length) this.enlarge();
    this.depths[ply] = depth;
    this.alphas[ply] = alpha;
    this.betas[ply] = beta;
    this.originalAlphas[ply] = alpha;
    this.bestValues[ply] = this.minValue;
    this.next[ply] = 0;
    this.modes[ply] = NEXT;
  }

  isResearch(ply: number): boolean {
    return this.modes[ply] === RESEARCH;
  }

  /** Chooses the window for the frame's move: all but the first are searched with a null window before. */
  beginMove(ply: number): void {
    this.modes[ply] = this.modes[ply] === RESEARCH || this.next[ply] === 0 ? FULL_WINDOW : NULL_WINDOW;
  }

  /** The window of the child that the frame's move leads to. */
  childAlpha(ply: number): number {
    return this.modes[ply] === NULL_WINDOW ? -this.alphas[ply] - 1 : -this.betas[ply];
  }

  childBeta(ply: number): number {
    return -this.alphas[ply];
  }

  /** Whether a null-window search has shown that the move is better than the best so far. */
  failsHigh(ply: number, value: number): boolean {
    return this.modes[ply] === NULL_WINDOW && value > this.alphas[ply];
  }

  searchAgain(ply: number): void {
    this.modes[ply] = RESEARCH;
  }

  /** Takes the value of the frame's move and goes on to the next one. */
  accept(ply: number, value: number): typeof NO_BETTER | typeof BETTER | typeof CUTOFF {
    this.next[ply]++;
    this.modes[ply] = NEXT;
    if (value <= this.bestValues[ply]) return NO_BETTER;
    this.bestValues[ply] = value;
    if (value > this.alphas[ply]) this.alphas[ply] = value;
    return value < this.betas[ply] ? BETTER : CUTOFF;
  }

  private enlarge(): void {
    const enlarged = (from: Int32Array): Int32Array => {
      const to = new Int32Array(2 * from.length);
      to.set(from);
      return to;
    };
    this.depths = enlarged(this.depths);
    this.alphas = enlarged(this.alphas);
    this.betas = enlarged(this.betas);
    this.originalAlphas = enlarged(this.originalAlphas);
    this.bestValues = enlarged(this.bestValues);
    this.next = enlarged(this.next);
    this.modes = enlarged(this.modes);
  }
}
