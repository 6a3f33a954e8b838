// What a step sounds like: a tap for what was set down, rising with the points that it brought.

import type { Step } from '../games/contract.ts';
import { play } from '../ui/sound.ts';

export function soundOf({ events }: Step): void {
  const points = events.reduce((sum, event) => sum + Math.max(0, event.points ?? 0), 0);
  play('set', points);
}
