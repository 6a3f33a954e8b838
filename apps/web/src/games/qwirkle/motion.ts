// Motion that can be hurried: every wait ends at once when the signal says so.

/** Waits, unless there is skip. */
export function rest(milliseconds: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      skip.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    skip.addEventListener('abort', end);
  });
}

export interface Motion {
  readonly element: Element | null;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** Moves elements and waits until all have arrived, or there is skip: then they are simply there. */
export async function moveAll(motions: readonly Motion[], skip: AbortSignal): Promise<void> {
  const running = motions.map(({ element, frames, delay, duration }) =>
    element?.animate(frames, { delay, duration, easing: EASE, fill: 'backwards' }),
  );
  await rest(Math.max(0, ...motions.map(({ delay, duration }) => delay + duration)), skip);
  for (const animation of running) animation?.cancel();
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
