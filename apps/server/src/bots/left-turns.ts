// Bots' turns for which there is no slot are left to other processes first: each once, then the bot waits here.

/** So many are remembered: of those that others have done nothing is heard. */
const MOST_LEFT = 1_000;

export class LeftTurns {
  private readonly left = new Set<string>();
  private readonly hasOthers: () => boolean;

  constructor(hasOthers: () => boolean) {
    this.hasOthers = hasOthers;
  }

  /** Whether a turn is left to others now. */
  leave(turn: string): boolean {
    if (this.left.delete(turn) || !this.hasOthers()) return false;
    for (const oldest of this.left) if (this.left.size >= MOST_LEFT) this.left.delete(oldest);
    this.left.add(turn);
    return true;
  }
}
