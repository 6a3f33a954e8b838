// The greedy bot, a baseline: the move with the highest score if the round ended with it.

import {
  type AzulTypes,
  azul,
  type Board,
  CENTRE,
  colourOf,
  columnOf,
  columnsForTopLine,
  countOf,
  countOfLine,
  destinationOf,
  isTileMove,
  lineAt,
  lineOfTile,
  moveToWall,
  type Position,
  placementPoints,
  SIZE,
  type Side,
  settleFloor,
  sourceOf,
  TO_FLOOR,
  topFullLine,
} from '@mozaika/azul';
import { type Move, MoveList, seatAt } from '@mozaika/kernel';
import type { AnytimeSearch, Bot, SearchRequest } from '../bot.ts';

export const greedyBot: Bot<AzulTypes> = {
  game: azul,
  budget: { nodes: 1000, milliseconds: 1000 },
  think: (request) => new Greedy(request),
};

/** Ties are broken by the share of the line that is filled, then by more tiles, then by a display before the centre. */
class Greedy implements AnytimeSearch {
  nodes = 0;
  private readonly position: Position;
  private readonly index: number;
  private readonly after: Position;
  private readonly list = new MoveList();
  private next = 0;
  private chosen: Move;
  private highest = Number.NEGATIVE_INFINITY;
  private readonly values: { move: Move; margin: number }[] = [];

  constructor({ position, seat }: SearchRequest<AzulTypes>) {
    this.position = azul.clone(position);
    this.after = azul.clone(position);
    this.index = seat - 1;
    azul.legalMoves(position, seat, this.list);
    this.chosen = this.list.at(0);
  }

  advance(nodes: number): 'more' | 'done' {
    for (let i = 0; i < nodes && this.next < this.list.length; i++) {
      const move = this.list.at(this.next++);
      this.nodes++;
      const value = isTileMove(move) ? pointsOfTiling(this.position, this.index, move) : this.gain(move);
      this.values.push({ move, margin: value });
      if (value <= this.highest) continue;
      this.highest = value;
      this.chosen = move;
    }
    return this.next < this.list.length ? 'more' : 'done';
  }

  best(): Move {
    return this.chosen;
  }

  analysis() {
    const moves = this.values.map(({ move, margin }) => ({ move, margin, win: 0.5 }));
    return { moves: moves.sort((a, b) => b.margin - a.margin), line: [this.chosen], nodes: this.nodes };
  }

  /** The points that this take brings if the round ends with it. */
  private gain(move: Move): number {
    const { position, after, index } = this;
    azul.copy(position, after);
    azul.applyMove(after, seatAt(index), move);
    const points = standing(after, index);
    const count = countOf(position.offers[sourceOf(move)], colourOf(move));
    const line = destinationOf(move);
    let done = 0;
    if (line !== TO_FLOOR) {
      const before = countOfLine(lineAt(position.sides[index], line));
      done = Math.min(1, (before + count) / (line + 1));
    }
    return points + done / 2 + count / 100 - (sourceOf(move) === CENTRE ? 1 / 1000 : 0);
  }
}

/** A seat's score if the round ended now, each line tiled where it scores most. Spends the position's side. */
function standing(position: Position, index: number): number {
  tileGreedily(position, index);
  settleFloor(position, index);
  return position.sides[index].score;
}

/** Tiles a seat's full lines, top to bottom, each where it scores most. */
export function tileGreedily(position: Position, index: number): void {
  const side = position.sides[index];
  while (side.full !== 0) {
    const row = topFullLine(side);
    moveToWall(position, index, row, bestColumn(position.board, side, row, columnsForTopLine(position, index)));
  }
}

/** The points of a tiling move. */
export const pointsOfTiling = ({ board, sides }: Position, index: number, move: Move): number =>
  pointsAt(board, sides[index], lineOfTile(move), columnOf(move));

/** The column, of those in the set, where a tile scores most; without any, the floor. */
export function bestColumn(board: Board, side: Side, row: number, columns: number): number {
  let best = TO_FLOOR;
  let most = 0;
  for (let column = 0; column < SIZE; column++) {
    if (!(columns & (1 << column))) continue;
    const points = pointsAt(board, side, row, column);
    if (points > most) {
      most = points;
      best = column;
    }
  }
  return best;
}

/** What a tile scores that is placed there now; nothing on the floor. */
export const pointsAt = (board: Board, { filled }: Side, row: number, column: number): number =>
  column === TO_FLOOR ? 0 : placementPoints(board, filled | (1 << (SIZE * row + column)), row, column);
