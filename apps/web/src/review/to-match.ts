// A match that is still running is not reviewed: its own table is shown instead, and says why.

import { notify } from '../ui/notices.svelte.ts';
import type { Route } from '../ui/route.ts';
import { goTo } from '../ui/router.svelte.ts';
import { REVIEW } from './words.ts';

export function toMatch(at: Route): void {
  notify(REVIEW.running);
  goTo(at);
}
