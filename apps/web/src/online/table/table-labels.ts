// Short labels of a table: its game, board and clock.

import type { Json } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import { catalogueEntry } from '../../games/catalogue.ts';
import { t } from '../../ui/language.svelte.ts';
import { WORDS } from '../words.ts';

const DAY = 86_400;
const HOUR = 3600;

/** Whether the options of a table are those of a variant: keys may come in any order. */
const sameOptions = (a: Json, b: Json): boolean =>
  JSON.stringify(Object.entries(Object(a)).sort()) === JSON.stringify(Object.entries(Object(b)).sort());

export const titleOf = (game: string): string => catalogueEntry(game)?.title ?? game;

/** The board's name, where the game has several. */
export function boardOf(game: string, options: Json): string | undefined {
  const variants = catalogueEntry(game)?.variants ?? [];
  const found = variants.find((variant) => sameOptions(variant.options, options));
  return found && variants.length > 1 ? t(found.title) : undefined;
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t(WORDS.clockNone);
  if (clock.kind === 'live') return t(WORDS.clockLive, { minutes: clock.bank / 60, increment: clock.increment });
  return clock.perMove % DAY === 0
    ? t(WORDS.clockDays, { days: clock.perMove / DAY })
    : t(WORDS.clockHours, { hours: Math.round((clock.perMove / HOUR) * 10) / 10 });
}
