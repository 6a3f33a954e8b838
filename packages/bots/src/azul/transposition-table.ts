// The transposition table: two slots a bucket, replaced by depth, in typed arrays that grow up to a limit.
//
//   slot    key (32 bits) | check (32) | value (32) | entry: 0 … 10 move, 11 … 12 bound, 13 … 18 depth

/** What a stored value says of the true one: fail-soft bounds. */
export const EXACT = 1;
export const LOWER_BOUND = 2;
export const UPPER_BOUND = 3;

/** The depth of a value that was searched to the end of the round: no deeper search can change it. */
export const SOLVED = 63;

const MOVE_MASK = 0x7ff;
const INITIAL_SIZE = 1 << 10;

export const packEntry = (depth: number, bound: number, move: number): number => (depth << 13) | (bound << 11) | move;

export class TranspositionTable {
  private readonly maxEntries: number;
  private mask = 0;
  private used = 0;
  private keys = new Int32Array(0);
  private checks = new Int32Array(0);
  private values = new Int32Array(0);
  private entries = new Int32Array(0);

  /** `mostEntries` is a power of two. */
  constructor(mostEntries: number) {
    this.maxEntries = mostEntries;
    this.resize(Math.min(mostEntries, INITIAL_SIZE));
  }

  /** The slot of a position, or −1 if the table does not have it. */
  probe(key: number, check: number): number {
    const at = key & this.mask;
    if (this.matches(at, key, check)) return at;
    return this.matches(at ^ 1, key, check) ? at ^ 1 : -1;
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

  /** Stores a value with its packed entry: over the position's own slot, or over the shallower of the bucket's two. */
  store(key: number, check: number, value: number, entry: number): void {
    this.put(key, check, value, entry);
    if (2 * this.used > this.mask && this.mask + 1 < this.maxEntries) this.grow();
  }

  private matches(at: number, key: number, check: number): boolean {
    return this.checks[at] === check && this.keys[at] === key && this.entries[at] !== 0;
  }

  private put(key: number, check: number, value: number, entry: number): void {
    let at = key & this.mask;
    if (!this.matches(at, key, check)) {
      const beside = at ^ 1;
      if (this.matches(beside, key, check) || this.depth(beside) < this.depth(at)) at = beside;
    }
    if (this.entries[at] === 0) this.used++;
    this.keys[at] = key;
    this.checks[at] = check;
    this.values[at] = value;
    this.entries[at] = entry;
  }

  private grow(): void {
    const { keys, checks, values, entries } = this;
    this.resize(4 * entries.length);
    for (let at = 0; at < entries.length; at++) {
      if (entries[at] !== 0) this.put(keys[at], checks[at], values[at], entries[at]);
    }
  }

  private resize(size: number): void {
    const length = Math.min(size, this.maxEntries);
    this.mask = length - 1;
    this.used = 0;
    this.keys = new Int32Array(length);
    this.checks = new Int32Array(length);
    this.values = new Int32Array(length);
    this.entries = new Int32Array(length);
  }
}
