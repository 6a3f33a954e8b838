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
const MINUTE = 60;

export const titleOf = (game: string, options: Json): string => t(editionTitle(game, options));

/** Who begins, where the table has said so: by name, or by number as long as nobody sits there. */
function openingWords({ game, options, seats }: TableView): string | undefined {
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

/** What a table is like, each in a few words: how many play, its clock, who finds it, who begins. */
export function detailsOf(view: TableView): readonly string[] {
  const opening = openingWords(view);
  return [
    t(WORDS.seatCount, { seats: view.seats.length }),
    clockWords(view.clock),
    t(view.listed ? WORDS.listed : WORDS.unlisted),
    ...(opening === undefined ? [] : [opening]),
  ];
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t(WORDS.clockNone);
  if (clock.kind === 'live') return liveWords(clock);
  return clock.perMove % DAY === 0
    ? t(WORDS.clockDays, { days: clock.perMove / DAY })
    : t(WORDS.clockHours, { hours: Math.round((clock.perMove / HOUR) * 10) / 10 });
}

/** The units mean the same in both languages. */
function liveWords({ bank, increment }: Extract<Clock, { kind: 'live' }>): string {
  const shown = bank % MINUTE === 0 ? `${bank / MINUTE}\u00a0min` : `${bank}\u00a0s`;
  return increment === 0 ? t(WORDS.clockBank, { bank: shown }) : t(WORDS.clockLive, { bank: shown, increment });
}
