// The novice of Azul: plays as people do in their first matches. It is the anchor of the ladder of levels, so it was written
// before them and is not tuned to them. Of a few groups of tiles that catch its eye it completes a line if it can, nearly
// completes one if it can't; it looks at its floor in every other turn, at nobody else's board, and does not compare cells of
// the wall before it is time to tile. Two of them score about 42 points each (coloured board, two seats).

import {
  type AzulTypes,
  azul,
  CENTRE,
  colourOf,
  columnOf,
  countOf,
  countOfLine,
  destinationOf,
  IN_CENTRE,
  isTileMove,
  lineAt,
  lineOfTile,
  type Position,
  placementPoints,
  SIZE,
  sourceOf,
  TO_FLOOR,
} from '@mozaika/azul';
import type { Analysis, AnytimeSearch, Bot, SearchRequest } from '@mozaika/bots';
import { type Move, MoveList, type Random } from '@mozaika/kernel';

/** How many groups (tiles of one colour in one place) it notices in a turn. */
const NOTICED_GROUPS = 3;
/** In one of so many turns it looks where tiles that don't fit will go. */
const LOOKS_AT_FLOOR_EVERY = 2;
/** What appeals about a take, by how many tiles its line will still miss: a full line, nearly a full one, the beginning of one. */
const APPEAL_BY_MISSING = [4, 2];
const APPEAL_OF_BEGINNING = 1;
/** A longer line is a little prettier; it never outweighs the above. */
const APPEAL_OF_TILE = 0.1;
const APPEAL_OF_FALLEN_TILE = -1.5;

const novice: Bot<AzulTypes> = {
  game: azul,
  budget: { nodes: 1, milliseconds: 1000 },
  think: (request) => new Novice(request),
};

/** Decides at once. Among equally appealing moves the random source chooses. */
class Novice implements AnytimeSearch {
  nodes = 0;
  private readonly chosen: Move;

  constructor({ position, seat, random }: SearchRequest<AzulTypes>) {
    const list = new MoveList();
    azul.legalMoves(position, seat, list);
    const looks = random(LOOKS_AT_FLOOR_EVERY) === 0;
    const appeal = (move: Move) =>
      isTileMove(move) ? pointsOf(position, seat - 1, move) : appealOf(position, seat - 1, move, looks ? 1 : 0);
    const moves = noticed(list.toArray(), random).map((move) => ({ move, value: appeal(move) }));
    const highest = Math.max(...moves.map(({ value }) => value));
    const best = moves.filter(({ value }) => value === highest);
    this.chosen = best[random(best.length)].move;
  }

  advance(): 'done' {
    this.nodes = 1;
    return 'done';
  }

  best(): Move {
    return this.chosen;
  }

  analysis(): Analysis {
    return { moves: [], line: [this.chosen], nodes: this.nodes };
  }
}

/** The moves of the groups that it notices; all placements on the wall. */
function noticed(moves: readonly Move[], random: Random): readonly Move[] {
  if (moves.some(isTileMove)) return moves;
  const groupOf = (move: Move) => `${sourceOf(move)} ${colourOf(move)}`;
  const groups = [...new Set(moves.map(groupOf))];
  while (groups.length > NOTICED_GROUPS) groups.splice(random(groups.length), 1);
  return moves.filter((move) => groups.includes(groupOf(move)));
}

/** How a take appeals; `looks` is 1 if the floor is looked at, otherwise 0. */
function appealOf(position: Position, index: number, move: Move, looks: number): number {
  const side = position.sides[index];
  const source = sourceOf(move);
  const line = destinationOf(move);
  const count = countOf(position.offers[source], colourOf(move));
  const marker = source === CENTRE && position.marker === IN_CENTRE ? 1 : 0;
  if (line === TO_FLOOR) return looks * APPEAL_OF_FALLEN_TILE * (count + marker);
  const room = line + 1 - countOfLine(lineAt(side, line));
  const fitting = Math.min(count, room);
  const appeal = APPEAL_BY_MISSING[room - fitting] ?? APPEAL_OF_BEGINNING;
  return appeal + APPEAL_OF_TILE * fitting + looks * APPEAL_OF_FALLEN_TILE * (count - fitting + marker);
}

/** What a placement on a free wall scores: that is seen while the tile is in the hand. */
function pointsOf({ board, sides }: Position, index: number, move: Move): number {
  const row = lineOfTile(move);
  const column = columnOf(move);
  return column === TO_FLOOR
    ? 0
    : placementPoints(board, sides[index].filled | (1 << (SIZE * row + column)), row, column);
}

/** For the arena: `module:bench/novice/azul.ts`. */
export default novice;
