// Notation: moves and deals as the texts of records, and back.

import { type Expected, type Move, ok, parseSeat, type Result, unreadable } from '@mozaika/kernel';
import { COLOURS, colourIndex } from './colours.ts';
import type { AzulDeal } from './deals.ts';
import {
  colourOf,
  columnOf,
  destinationOf,
  isTileMove,
  lineOfTile,
  sourceOf,
  TO_FLOOR,
  takeMove,
  tileMove,
} from './moves.ts';
import { CENTRE } from './position.ts';
import { formatTally, parseTally } from './tally.ts';

const FLOOR = 'F';
const EMPTY = '-';

const formatDestination = (destination: number): string => (destination === TO_FLOOR ? FLOOR : String(destination + 1));
const parseDestination = (text: string): number => (text === FLOOR ? TO_FLOOR : Number(text) - 1);

/** `3B2`, `CRF`, `tile 3>4`, `tile 3>F`. */
export function formatMove(move: Move): string {
  if (isTileMove(move)) return `tile ${lineOfTile(move) + 1}>${formatDestination(columnOf(move))}`;
  const source = sourceOf(move) === CENTRE ? 'C' : String(sourceOf(move) + 1);
  return `${source}${COLOURS[colourOf(move)]}${formatDestination(destinationOf(move))}`;
}

export function parseMove(text: string): Result<Move> {
  const take = /^([1-9C])([BYRKW])([1-5F])$/.exec(text);
  if (take) {
    const source = take[1] === 'C' ? CENTRE : Number(take[1]) - 1;
    return ok(takeMove(source, colourIndex(take[2]) as number, parseDestination(take[3])));
  }
  const tiling = /^tile ([1-5])>([1-5F])$/.exec(text);
  if (tiling) return ok(tileMove(Number(tiling[1]) - 1, parseDestination(tiling[2])));
  return unreadable(text, { kind: 'form', examples: ['3B2', 'CRF', 'tile 3>4'] });
}

/** `start 2`, `deal BBYR YYKW -`. */
export function formatDeal(deal: AzulDeal): string {
  if (deal.kind === 'start') return `start ${deal.seat}`;
  return `deal ${deal.displays.map((tally) => formatTally(tally) || EMPTY).join(' ')}`;
}

export function parseDeal(text: string): Result<AzulDeal> {
  const expected: Expected = { kind: 'form', examples: ['start 2', 'deal BBYR YYKW BRRK KWWW BYRK'] };
  const [kind, ...parts] = text.split(' ');
  if (kind === 'start' && parts.length === 1) {
    const seat = parseSeat(parts[0]);
    if (seat) return ok({ kind: 'start', seat });
  }
  if (kind !== 'deal' || parts.length === 0) return unreadable(text, expected);
  const displays: number[] = [];
  for (const part of parts) {
    const tally = part === EMPTY ? 0 : parseTally(part);
    if (tally === undefined || part === '') return unreadable(text, expected);
    displays.push(tally);
  }
  return ok({ kind: 'displays', displays });
}
