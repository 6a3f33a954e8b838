// Who sits first: whoever has begun least often so far, and lots between equals.

import type { Random } from '@mozaika/kernel';
import type { EntrantId } from '../entry.ts';
import { shuffled } from './groups.ts';
import type { History } from './history.ts';

export const seated = (group: readonly EntrantId[], { starts }: History, random: Random): readonly EntrantId[] =>
  shuffled(group, random).toSorted((a, b) => starts(a) - starts(b));
