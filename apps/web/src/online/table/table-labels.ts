// Short labels of a table: its edition, its clock, and who begins.

import { isSeat, type Json } from '@mozaika/kernel';
import type { Clock, TableView } from '@mozaika/protocol';
import { catalogueEntry, editionTitle } from '../../games/catalogue.ts';
import { OPENING } from '../../new-match/opening-words.ts';
import { language, t } from '../../ui/language.svelte.ts';
import { WORDS } from '../words.ts';
import { namesOf } from './seat-names.ts';

const DAY = 86_400;
const HOUR = 3600;

export const titleOf = (game: string, options: Json): string => t(editionTitle(game, options));

/** Who begins, where the table has said so: by name, or by number as long as nobody sits there. */
export function openingWords({ game, options, seats }: TableView): string | undefined {
  const opening = catalogueEntry(game)?.opening;
  const said = opening && options[opening.option];
  const names = namesOf(seats, language.current);
  const nameAt = (seat: Json): string => {
    const taken = isSeat(seat) && seats[seat - 1]?.kind !== 'open' ? names[seat - 1] : undefined;
    return taken ?? t(OPENING.player, { seat });
  };
  if (isSeat(said)) return t(OPENING.starts, { name: nameAt(said) });
  return Array.isArray(said) ? t(OPENING.tiesOf, { names: said.map(nameAt) }) : undefined;
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t(WORDS.clockNone);
  if (clock.kind === 'live') return t(WORDS.clockLive, { minutes: clock.bank / 60, increment: clock.increment });
  return clock.perMove % DAY === 0
    ? t(WORDS.clockDays, { days: clock.perMove / DAY })
    : t(WORDS.clockHours, { hours: Math.round((clock.perMove / HOUR) * 10) / 10 });
}
