// Notation: moves and deals as the texts of records, and back.

import { type Expected, type Move, ok, parseSeat, type Result, unreadable } from '@mozaika/kernel';
import type { AzulDeal } from './chance.ts';
import type { Colour } from './colours.ts';
import { decodeMove, encodeMove } from './moves.ts';
import { formatTally, parseTally } from './tally.ts';

const CENTRE = 'C';
const FLOOR = 'F';
const EMPTY = '-';

const formatPlace = (place: number | 'floor'): string => (place === 'floor' ? FLOOR : String(place));
const parsePlace = (text: string): number | 'floor' => (text === FLOOR ? 'floor' : Number(text));

/** `3B2`, `CRF`, `tile 3>4`, `tile 3>F`. */
export function formatMove(move: Move): string {
  const decoded = decodeMove(move);
  if (decoded.kind === 'tile') return `tile ${decoded.line}>${formatPlace(decoded.column)}`;
  const source = decoded.source === 'centre' ? CENTRE : String(decoded.source);
  return `${source}${decoded.colour}${formatPlace(decoded.line)}`;
}

/** The text of a move as its number; `decodeMove` takes that apart. */
export function parseMove(text: string): Result<Move> {
  const take = /^([1-9C])([BYRKW])([1-5F])$/.exec(text);
  if (take) {
    const source = take[1] === CENTRE ? 'centre' : Number(take[1]);
    return ok(encodeMove({ kind: 'take', source, colour: take[2] as Colour, line: parsePlace(take[3]) }));
  }
  const tiling = /^tile ([1-5])>([1-5F])$/.exec(text);
  if (tiling) return ok(encodeMove({ kind: 'tile', line: Number(tiling[1]), column: parsePlace(tiling[2]) }));
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
