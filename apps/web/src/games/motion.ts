// Animations that can be skipped: every wait ends at once when the signal aborts.

export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** Waits, unless it is skipped. */
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

/** Waits until animations have ended, at so many times their usual speed; a skip finishes them at once. */
export async function finished(animations: readonly Animation[], skip: AbortSignal, tempo = 1): Promise<void> {
  const finish = () => {
    for (const animation of animations) animation.finish();
  };
  for (const animation of animations) animation.playbackRate = tempo;
  if (skip.aborted) finish();
  skip.addEventListener('abort', finish, { once: true });
  await Promise.allSettled(animations.map((animation) => animation.finished));
  skip.removeEventListener('abort', finish);
}
