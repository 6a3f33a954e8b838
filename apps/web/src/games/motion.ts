// Animations that can be skipped: every wait ends at once when the signal aborts. All keep to the pace that the person has chosen.

import { prefersReducedMotion } from 'svelte/motion';
import type { Preferences } from '../ui/preferences.ts';
import { settings } from '../ui/settings.svelte.ts';

export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

const FACTORS: { readonly [pace in Preferences['pace']]: number } = { calm: 1.6, normal: 1, quick: 0.5, off: 0 };

/** How many times as long as usual things take: 0 where nothing is animated. `rest` and `finished` know it themselves. */
export const paceFactor = (): number => FACTORS[settings.pace];

/** Whether nothing may move: the person wants no animations, or the system asks for less motion. */
export const isStill = (): boolean => settings.pace === 'off' || prefersReducedMotion.current;

/** Waits so many milliseconds at the usual pace, unless it is skipped. */
export function rest(milliseconds: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted || paceFactor() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      skip.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds * paceFactor());
    skip.addEventListener('abort', end);
  });
}

/** Waits until animations have ended, at so many times their usual speed; a skip finishes them at once. */
export async function finished(animations: readonly Animation[], skip: AbortSignal, tempo = 1): Promise<void> {
  const finish = () => {
    for (const animation of animations) animation.finish();
  };
  const factor = paceFactor();
  if (skip.aborted || factor === 0) finish();
  else for (const animation of animations) animation.playbackRate = tempo / factor;
  skip.addEventListener('abort', finish, { once: true });
  await Promise.allSettled(animations.map((animation) => animation.finished));
  skip.removeEventListener('abort', finish);
}
