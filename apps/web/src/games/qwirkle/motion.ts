// The movements of Qwirkle's tiles.

import { EASE, finished } from '../motion.ts';

export interface Motion {
  readonly element: Element | null;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
}

/** Moves elements and waits until all have arrived; a skip puts them there at once. */
export async function moveAll(motions: readonly Motion[], skip: AbortSignal): Promise<void> {
  const running = motions.flatMap(
    ({ element, frames, delay, duration }) =>
      element?.animate(frames, { delay, duration, easing: EASE, fill: 'backwards' }) ?? [],
  );
  await finished(running, skip);
}

/** From where another element is to the own place. */
export function flight(from: Element | null, to: Element | null): Keyframe[] {
  if (!from || !to) return appearance();
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const dx = a.left + a.width / 2 - b.left - b.width / 2;
  const dy = a.top + a.height / 2 - b.top - b.height / 2;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(0.7) rotate(-6deg)`, opacity: 0.2, zIndex: 9 },
    { opacity: 1, zIndex: 9, offset: 0.4 },
    { transform: 'none', opacity: 1, zIndex: 9 },
  ];
}

export const appearance = (): Keyframe[] => [{ opacity: 0 }, { opacity: 1 }];

/** A small hop of joy. */
export const hop = (): Keyframe[] => [
  { transform: 'none', zIndex: 4 },
  { transform: 'translateY(-16%) scale(1.06)', zIndex: 4, offset: 0.4 },
  { transform: 'none', zIndex: 4 },
];
