// Whether tiles carry the mark of their colour: if the person wants it, or the system asks for more contrast.

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../ui/settings.svelte.ts';

const contrast = new MediaQuery('(prefers-contrast: more)');

export const marking = {
  get wanted(): boolean {
    return settings.marks || contrast.current;
  },
};
