// What a server is asked for when a table is made.

import type { TableWish } from '@mozaika/protocol';
import { type Plan, variantOf } from '../screens/plan.ts';

/** One's own seat is the first for a person. */
export const wishOf = (plan: Plan): TableWish => ({
  game: plan.game,
  options: variantOf(plan).options as TableWish['options'],
  seats: plan.chairs.map(({ who }) => (who === 'link' ? 'person' : who)),
  clock: plan.clock,
  listed: plan.listed,
  me: plan.chairs.some(({ who }) => who === 'person') ? 'sits' : 'watches',
});
