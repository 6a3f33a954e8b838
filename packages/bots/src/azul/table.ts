// The transposition table: what is known of positions that were searched, in typed arrays of a fixed size.
//
//   entry   check (32 bits) | value (32) | 0 … 10 move, 11 … 12 bound, 13 … 18 depth

/** What a value says of the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** The depth of a value that the round's end decides: nothing is left to find out. */
export const SOLVED = 63;

const MOVE_MASK = 0x7ff;

export class Table {
  private readonly mask: number;
  private readonly checks: Int32Array;
  private readonly values: Int32Array;
  private readonly entries: Int32Array;

  /** `size` is a power of two. */
  constructor(size: number) {
    this.mask = size - 1;
    this.checks = new Int32Array(size);
    this.values = new Int32Array(size);
    this.entries = new Int32Array(size);
  }

  /** The place of a position, or −1 if nothing is known of it. */
  find(key: number, check: number): number {
    const at = key & this.mask;
    if (this.entries[at] !== 0 && this.checks[at] === check) return at;
    const beside = at ^ 1;
    return this.entries[beside] !== 0 && this.checks[beside] === check ? beside : -1;
  }

  value(at: number): number {
    return this.values[at];
  }

  move(at: number): number {
    return this.entries[at] & MOVE_MASK;
  }

  bound(at: number): number {
    return (this.entries[at] >> 11) & 3;
  }

  depth(at: number): number {
    return (this.entries[at] >> 13) & 63;
  }

  /** Keeps what was found: over what was known of the position, or over the shallower of two neighbours. */
  keep(key: number, check: number, value: number, bound: number, depth: number, move: number): void {
    let at = key & this.mask;
    const beside = at ^ 1;
    if (this.checks[at] !== check || this.entries[at] === 0) {
      if (this.checks[beside] === check && this.entries[beside] !== 0) at = beside;
      else if (this.depth(beside) < this.depth(at)) at = beside;
    }
    this.checks[at] = check;
    this.values[at] = value;
    this.entries[at] = (depth << 13) | (bound << 11) | move;
  }
}
