// Who sits first: whoever has begun least often so far, and lots between equals.

import type { Random } from '@mozaika/kernel';
import type { EntrantId } from '../entry.ts';
import { inAnyOrder } from './groups.ts';
import type { History } from './history.ts';

export const seated = (group: readonly EntrantId[], { starts }: History, random: Random): readonly EntrantId[] =>
  inAnyOrder(group, random).toSorted((a, b) => starts(a) - starts(b));
