// Moves as numbers, and the buffer that a caller brings for a list of them.

/** A seat's decision, encoded by its game in a safe integer. */
export type Move = number;

/** A list of moves that is filled again and again without making garbage. */
export class MoveList {
  buffer = new Float64Array(512);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(move: Move): void {
    if (this.length === this.buffer.length) this.grow();
    this.buffer[this.length++] = move;
  }

  at(index: number): Move {
    // Callers stay below `length`; a check would cost the searches time.
    return this.buffer[index] as Move;
  }

  toArray(): Move[] {
    return Array.from(this.buffer.subarray(0, this.length));
  }

  private grow(): void {
    const larger = new Float64Array(this.buffer.length * 2);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}
