// The facts of a Qwirkle move, from what its seat knows: points, lines opened for others, tiles kept. Data, never text.

import { type Move, nextSeat, type Seat } from '@mozaika/kernel';
import {
  decodeMove,
  handSize,
  knownTiles,
  type Position,
  QWIRKLE,
  type QwirkleMove,
  qwirkle,
  type Tile,
  type TileName,
  tileName,
} from '@mozaika/qwirkle';
import { type KeptTiles, keptTiles } from './kept-tiles.ts';
import { type OpenCell, openCells } from './open-cells.ts';
import { chanceOfAny, heldByOthers, unseenBy } from './unseen.ts';

export interface QwirkleMoveFacts {
  readonly move: QwirkleMove;
  /** All points of the move, the end's six included. */
  readonly points: number;
  /** How many lines of six it completes. */
  readonly qwirkles: number;
  /** Whether it ends the match. */
  readonly ends: boolean;
  /** Cells where one tile of somebody else makes a long line now, and did not make as long a one before. */
  readonly opened: readonly OpenedLine[];
  /** Cells that were such and are not any more. */
  readonly closed: readonly OpenedLine[];
  readonly kept: KeptTiles;
}

/** A cell where one tile makes a line of at least four. */
export interface OpenedLine {
  readonly x: number;
  readonly y: number;
  readonly direction: 'across' | 'down';
  /** How long the line becomes. */
  readonly length: number;
  readonly isQwirkle: boolean;
  /** The tiles that fit, those that are not all seen. */
  readonly tiles: readonly TileName[];
  /** How many such tiles the seat has not seen. */
  readonly unseen: number;
  /** The chance that the next seat holds one of them, and that anybody but the mover does. */
  readonly next: number;
  readonly anybody: number;
}

/** Shorter lines are opened with every move. */
const LONG_LINE = 4;

/** The facts of a legal move of a seat whose tiles are known. */
export function qwirkleMoveFacts(position: Position, seat: Seat, move: Move): QwirkleMoveFacts {
  const decoded = decodeMove(move);
  if (decoded === undefined) throw new RangeError(`${move} is no move`);
  const after = qwirkle.clone(position);
  let points = 0;
  let qwirkles = 0;
  qwirkle.applyMove(after, seat, move, (event) => {
    if ('points' in event && event.seat === seat) points += event.points;
    if (event.type === 'scored' && event.qwirkle) qwirkles++;
  });
  const [before, now] = [longLines(position), longLines(after)];
  const describe = describer(position, after, seat);
  return {
    move: decoded,
    points,
    qwirkles,
    ends: after.phase === 'over',
    opened: now.filter((line) => !before.some(isLike(line))).map(describe),
    closed: before.filter((line) => !now.some(isLike(line))).map(describe),
    kept: keptTiles(after, seat, keptOf(position, seat, decoded)),
  };
}

interface LongLine extends Pick<OpenedLine, 'x' | 'y' | 'direction' | 'length'> {
  readonly fitting: readonly Tile[];
}

const isLike = (line: LongLine) => (other: LongLine) =>
  other.x === line.x && other.y === line.y && other.direction === line.direction && other.length === line.length;

function longLines({ grid }: Position): LongLine[] {
  return openCells(grid).flatMap((cell: OpenCell) =>
    (['across', 'down'] as const)
      .filter((direction) => cell[direction] >= LONG_LINE)
      .map((direction) => ({ x: cell.x, y: cell.y, direction, length: cell[direction], fitting: cell.tiles })),
  );
}

/** Describes a line by the tiles that the seat has not seen. */
function describer(position: Position, after: Position, seat: Seat): (line: LongLine) => OpenedLine {
  const unseen = unseenBy(after, seat);
  const total = unseen.reduce((sum, count) => sum + count, 0);
  const next = handSize(position, nextSeat(seat, position.seats));
  const others = heldByOthers(position, seat);
  return ({ x, y, direction, length, fitting }) => {
    const tiles = fitting.filter((tile) => (unseen[tile] ?? 0) > 0);
    const wanted = tiles.reduce((sum, tile) => sum + (unseen[tile] ?? 0), 0);
    return {
      x,
      y,
      direction,
      length,
      isQwirkle: length === QWIRKLE,
      tiles: tiles.map(tileName),
      unseen: wanted,
      next: chanceOfAny(wanted, next, total),
      anybody: chanceOfAny(wanted, others, total),
    };
  };
}

/** The tiles of a hand that a move leaves in it. */
function keptOf(position: Position, seat: Seat, move: QwirkleMove): Tile[] {
  const kept = knownTiles(position, seat);
  const gone = move.kind === 'play' ? move.tiles.map(({ tile }) => tile) : move.kind === 'trade' ? move.tiles : [];
  for (const tile of gone) kept.splice(kept.indexOf(tile), 1);
  return kept;
}
