// Whether a choice waits for a second tap before it becomes a move: by the settings and by what points, a finger or a mouse.

import { settings } from './settings.svelte.ts';

/** Whether a finger pointed last; before anything did, whether that is what the device is made for. */
let byFinger = $state(matchMedia('(pointer: coarse)').matches);
addEventListener('pointerdown', ({ pointerType }) => (byFinger = pointerType === 'touch'), { capture: true });

export const confirming = {
  get wanted(): boolean {
    return settings.confirm === 'touch' ? byFinger : settings.confirm === 'always';
  },
};
