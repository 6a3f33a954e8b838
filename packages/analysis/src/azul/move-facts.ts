// The facts of a take or of a tiling: what the rules alone say about it. Data, never text.

import {
  type AzulMove,
  azul,
  decided,
  decodeMove,
  IN_CENTRE,
  type MovePreview,
  type Position,
  previewMove,
} from '@mozaika/azul';
import { type Move, MoveList, nextSeat, type Seat, seatAt, seatsOf } from '@mozaika/kernel';
import { type ComingFalls, comingFalls } from './coming-falls.ts';
import { offered, type WaitingLine, waitingLines } from './side-of.ts';

export interface AzulMoveFacts {
  readonly move: AzulMove;
  /** What it adds to the end of the round: the points of a line, and the cost of the floor, 0 or less. */
  readonly points: { readonly wall: number; readonly floor: number };
  /** What becomes of the pattern line that gets tiles. */
  readonly line: LineFact | undefined;
  /** Lines, of anybody, that can't be completed in this round any more because of the move: too few tiles are left on offer. */
  readonly blocked: readonly WaitingLine[];
  /** The best that the next seat can take: if it could move instead, and after the move. Absent when there is nothing left to take. */
  readonly reply: { readonly before: Reply; readonly after: Reply } | undefined;
  /** Tiles that fall onto the mover's floor: by the move, and until the end of the round. */
  readonly falls: { readonly now: number } & ComingFalls;
  /** Who will start the next round; nobody yet while the marker lies in the centre. */
  readonly starts: Seat | undefined;
}

export interface LineFact {
  /** From 1. */
  readonly line: number;
  readonly change: 'completed' | 'begun' | 'continued';
  /** How many tiles it got, and how many it still lacks. */
  readonly count: number;
  readonly missing: number;
}

/** A take and what it adds to the end of the round. */
export interface Reply {
  readonly move: Move;
  readonly points: number;
}

const worth = ({ points, cost }: MovePreview): number => points + cost;

/** The facts of a legal move of a seat. */
export function azulMoveFacts(position: Position, seat: Seat, move: Move): AzulMoveFacts {
  const preview = previewMove(position, seat, move);
  const { position: after, events } = decided(position, seat, move);
  const fallen = events.reduce((sum, event) => sum + (event.type === 'fell' ? event.count : 0), 0);
  return {
    move: decodeMove(move),
    points: { wall: preview.points, floor: preview.cost },
    line: lineFact(position, after, seat, move),
    blocked: blockedBy(position, after),
    reply: replies(position, after, nextSeat(seat, position.seats)),
    falls: { now: fallen, ...comingFalls(after, seat, fallen) },
    starts: after.marker === IN_CENTRE ? undefined : seatAt(after.marker),
  };
}

function lineFact(before: Position, after: Position, seat: Seat, move: Move): LineFact | undefined {
  const decoded = decodeMove(move);
  if (decoded.kind !== 'take' || decoded.line === 'floor') return undefined;
  const { line } = decoded;
  const missingIn = (position: Position): number | undefined =>
    waitingLines(position, seat).find((waiting) => waiting.line === line)?.missing;
  const missing = missingIn(after) ?? 0;
  const lacked = missingIn(before);
  const change = missing === 0 ? 'completed' : lacked === undefined ? 'begun' : 'continued';
  return { line, change, count: (lacked ?? line) - missing, missing };
}

const isBlocked = (position: Position, { colour, missing }: WaitingLine): boolean =>
  missing > offered(position, colour);

function blockedBy(before: Position, after: Position): WaitingLine[] {
  if (before.phase !== 'offer') return [];
  return seatsOf(before.seats).flatMap((seat) => {
    const were = waitingLines(before, seat).filter((line) => isBlocked(before, line));
    const are = waitingLines(after, seat).filter((line) => isBlocked(after, line));
    return are.filter(({ line }) => were.every((other) => other.line !== line));
  });
}

function replies(before: Position, after: Position, next: Seat): AzulMoveFacts['reply'] {
  const [was, is] = [bestReply(before, next), bestReply(after, next)];
  return was && is && { before: was, after: is };
}

/** The take that adds most to the end of the round, the first of equals, as if it were the seat's turn. */
function bestReply(position: Position, seat: Seat): Reply | undefined {
  if (position.phase !== 'offer' || position.left === 0) return undefined;
  const list = new MoveList();
  azul.legalMoves(position, seat, list);
  let best: Reply | undefined;
  for (const move of list.toArray()) {
    const points = worth(previewMove(position, seat, move));
    if (best === undefined || points > best.points) best = { move, points };
  }
  return best;
}
