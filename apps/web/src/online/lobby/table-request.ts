// From the new-match form to the request that creates a table.

import type { TableRequest } from '@mozaika/protocol';
import { type NewMatchForm, offeredOf, optionsOf } from '../../new-match/new-match-form.ts';

/** One's own seat is the first for a person. */
export const tableRequestOf = (form: NewMatchForm): TableRequest => ({
  game: offeredOf(form).game.id,
  options: optionsOf(form) as TableRequest['options'],
  seats: form.seats.map(({ who }) => (who === 'link' ? 'person' : who)),
  clock: form.clock,
  listed: form.listed,
  me: form.seats.some(({ who }) => who === 'person') ? 'sits' : 'watches',
});
