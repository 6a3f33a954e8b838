// Why a move of Qwirkle is good, or better than another, in sentences made from its facts. The move is the subject, whoever makes it.

import type { KeptSet, OpenedLine, QwirkleMoveFacts } from '@mozaika/analysis/qwirkle';
import type { Phrase, Phrases } from '../phrase.ts';
import { percent, type Reason, reason, weightiest } from './reasons.ts';

export type QwirkleTopic = 'points' | 'qwirkle' | 'end' | 'opened' | 'closed' | 'kept';

/** What a first hint says: what to look at. */
export const QWIRKLE_LOOK_AT: { readonly [topic in QwirkleTopic]: Phrase } = {
  points: {
    en: 'Look for a cell where one tile makes two lines.',
    cs: 'Hledej políčko, kde jedna kostička tvoří dvě řady.',
  },
  qwirkle: {
    en: 'Look for a line that lacks one tile or two for six.',
    cs: 'Hledej řadu, které do šesti kostiček chybí už jen málo.',
  },
  end: { en: 'Count how many tiles everybody still has.', cs: 'Spočítej, kolik kostiček kdo ještě má.' },
  opened: {
    en: 'Look at what the others could complete after your move.',
    cs: 'Podívej se, co by mohli ostatní po tvém tahu dokončit.',
  },
  closed: { en: 'Look at the long lines that are open.', cs: 'Podívej se na dlouhé řady, které jsou otevřené.' },
  kept: { en: 'Look at which of your tiles go together.', cs: 'Podívej se, které z tvých kostiček patří k sobě.' },
};

const OF_ONE = {
  points: { en: 'It scores {points|point|points}.', cs: 'Přinese {points|bod|body|bodů}.' },
  qwirkles: {
    en: 'It completes {qwirkles|qwirkle|qwirkles} and scores {points|point|points}.',
    cs: 'Dokončí {qwirkles|qwirkle|qwirkly|qwirklů} a přinese {points|bod|body|bodů}.',
  },
  ends: { en: 'It ends the match.', cs: 'Ukončí partii.' },
  opened: {
    en: 'At {cell} one tile then makes a line of {length}: the next player holds one with a chance of {chance} %.',
    cs: 'Na {cell} pak jedna kostička doplní řadu na délku {length}: další hráč takovou má s pravděpodobností {chance} %.',
  },
  closed: {
    en: 'It closes {cell}, where one tile would make a line of {length}.',
    cs: 'Uzavře {cell}, kde by jedna kostička doplnila řadu na délku {length}.',
  },
  kept: {
    en: 'It keeps what goes together: {tiles:tiles}.',
    cs: 'V ruce nechá, co patří k sobě: {tiles:tiles}.',
  },
  waits: {
    en: 'It keeps what goes together: {tiles:tiles}. Of the missing {missing|tile|tiles} you have not seen {unseen}.',
    cs: 'V ruce nechá, co patří k sobě: {tiles:tiles}. Chybí {missing|kostička|kostičky|kostiček}, neviděných takových je {unseen}.',
  },
} as const satisfies Phrases;

const COMPARED = {
  points: {
    en: 'It scores {mine|point|points} instead of {theirs|point|points}.',
    cs: 'Přinese {mine|bod|body|bodů}, druhý tah {theirs|bod|body|bodů}.',
  },
  fewerPoints: {
    en: 'It scores only {mine|point|points} instead of {theirs|point|points}, but pays off later.',
    cs: 'Přinese jen {mine|bod|body|bodů}, druhý tah {theirs|bod|body|bodů}, ale vyplatí se později.',
  },
  opened: {
    en: 'The other move opens {cell}: one tile makes a line of {length} there, and the next player holds one with a chance of {chance} %.',
    cs: 'Druhý tah otevře {cell}: jedna kostička tam doplní řadu na délku {length} a další hráč ji má s pravděpodobností {chance} %.',
  },
  kept: {
    en: 'It keeps more of what goes together: {tiles:tiles}.',
    cs: 'V ruce nechá víc toho, co patří k sobě: {tiles:tiles}.',
  },
} as const satisfies Phrases;

/** A line of six counts double. */
const worthOf = ({ length, isQwirkle }: OpenedLine): number => (isQwirkle ? 2 * length : length);
/** What an open line costs, as expected: its points, if the next player holds the tile. */
const danger = (line: OpenedLine): number => line.next * worthOf(line);
const QWIRKLE_WORTH = 6;
const END_WORTH = 4;
const SET_TILE_WORTH = 0.6;
const CONCESSION = -1;
/** Smaller sets are in every hand. */
const SMALLEST_SET = 3;

const mostDangerous = (lines: readonly OpenedLine[]): OpenedLine | undefined =>
  lines.toSorted((a, b) => danger(b) - danger(a))[0];

const number = (coordinate: number): string => String(coordinate).replace('-', '−');
const placeOf = ({ x, y, length }: OpenedLine) => ({ cell: `${number(x)},${number(y)}`, length });
const dangerOf = (line: OpenedLine) => ({ ...placeOf(line), chance: percent(line.next) });

const largestSet = ({ kept: { sets } }: QwirkleMoveFacts): KeptSet | undefined => sets[0];

/** Why a move is good, by itself. */
export function qwirkleReasons(facts: QwirkleMoveFacts): Reason<QwirkleTopic>[] {
  const { points, qwirkles, ends, opened, closed } = facts;
  const found: Reason<QwirkleTopic>[] = [];
  if (qwirkles > 0) found.push(reason('qwirkle', points + QWIRKLE_WORTH, OF_ONE.qwirkles, { qwirkles, points }));
  else if (points > 0) found.push(reason('points', points, OF_ONE.points, { points }));
  if (ends) found.push(reason('end', END_WORTH, OF_ONE.ends, {}));
  const gap = mostDangerous(closed);
  if (gap && gap.next > 0) found.push(reason('closed', danger(gap), OF_ONE.closed, placeOf(gap)));
  const set = largestSet(facts);
  if (set && set.tiles.length >= SMALLEST_SET)
    found.push(reason('kept', SET_TILE_WORTH * set.tiles.length, ...keptWords(set)));
  const open = mostDangerous(opened);
  if (open && percent(open.next) > 0) found.push(reason('opened', CONCESSION, OF_ONE.opened, dangerOf(open)));
  return weightiest(found);
}

function keptWords({ tiles, missing }: KeptSet): [Phrase, { readonly [fact: string]: string[] | number }] {
  if (missing.length === 0) return [OF_ONE.kept, { tiles: [...tiles] }];
  const unseen = missing.reduce((total, tile) => total + tile.unseen, 0);
  return [OF_ONE.waits, { tiles: [...tiles], missing: missing.length, unseen }];
}

/** Why a move is better than another one of the same seat, as far as the facts of both tell. */
export function qwirkleComparison(facts: QwirkleMoveFacts, other: QwirkleMoveFacts): Reason<QwirkleTopic>[] {
  const found: Reason<QwirkleTopic>[] = [];
  const [mine, theirs] = [facts.points, other.points];
  if (facts.qwirkles > other.qwirkles)
    found.push(reason('qwirkle', mine, OF_ONE.qwirkles, { qwirkles: facts.qwirkles, points: mine }));
  else if (mine > theirs) found.push(reason('points', mine - theirs, COMPARED.points, { mine, theirs }));
  if (mine < theirs) found.push(reason('points', CONCESSION, COMPARED.fewerPoints, { mine, theirs }));
  if (facts.ends && !other.ends) found.push(reason('end', END_WORTH, OF_ONE.ends, {}));
  const [open, worse] = [mostDangerous(facts.opened), mostDangerous(other.opened)];
  if (worse && danger(worse) > (open ? danger(open) : 0) + 1)
    found.push(reason('opened', danger(worse), COMPARED.opened, dangerOf(worse)));
  const [set, smaller] = [largestSet(facts), largestSet(other)];
  const more = (set?.tiles.length ?? 0) - (smaller?.tiles.length ?? 0);
  if (set && set.tiles.length >= SMALLEST_SET && more > 0)
    found.push(reason('kept', SET_TILE_WORTH * set.tiles.length, COMPARED.kept, { tiles: [...set.tiles] }));
  return weightiest(found);
}
