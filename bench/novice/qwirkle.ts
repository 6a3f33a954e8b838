// The novice of Qwirkle: how people play their first matches. The lowest levels are anchored to it, so it is not tuned to them.
//
// It takes the most points among the plays that it noticed. What it notices is modelled by places: it looks round the grid in
// any order until it has found one or two cells (each equally likely) where a tile of its hand fits; where two lines meet it
// sees every second fit only, because a tile has to go with both. There it thinks of one tile, or of two next to each other.
// It knows nothing of the tiles that it keeps and of the lines that it opens. If it sees no play it trades its whole hand;
// if it may not, it looks at everything.

import type { Bot } from '@mozaika/bots';
import type { Move, Random, Seat } from '@mozaika/kernel';
import {
  type Cell,
  cellAt,
  decodeMove,
  encodeTrade,
  type Grid,
  isOpening,
  knownTiles,
  legalPlays,
  PASS,
  type Placement,
  PlayList,
  type Position,
  type QwirkleTypes,
  qwirkle,
  tradeLimit,
} from '@mozaika/qwirkle';

/** It finds from 1 to so many places in a turn. */
const MOST_PLACES = 2;
/** Where two lines meet it sees one fit in so many. */
const ONE_CROSSING_IN = 2;
/** It thinks of so many tiles at a time. */
const MOST_TILES = 2;

interface Play {
  readonly move: Move;
  readonly points: number;
  readonly tiles: readonly Placement[];
}

const novice: Bot<QwirkleTypes> = {
  game: qwirkle,
  budget: { nodes: 1, milliseconds: 1000 },
  think({ position, seat, random }) {
    const move = choose(position, seat, random);
    return {
      nodes: 1,
      advance: () => 'done',
      best: () => move,
      analysis: () => ({ moves: [], line: [move], nodes: 1 }),
    };
  },
};

function choose(position: Position, seat: Seat, random: Random): Move {
  const plays = playsOf(position, seat);
  // The opening is the largest set, which everybody announces; there is nothing to overlook.
  const noticed = isOpening(position) ? plays : noticedOf(plays, position.grid, random);
  if (noticed.length > 0) return mostPoints(noticed, random);
  const limit = tradeLimit(position, seat);
  if (limit > 0) return encodeTrade(knownTiles(position, seat).slice(0, limit));
  return plays.length > 0 ? mostPoints(plays, random) : PASS;
}

function playsOf(position: Position, seat: Seat): Play[] {
  const list = new PlayList();
  legalPlays(position, seat, list);
  return list.toArray().flatMap((move, i) => {
    const play = decodeMove(move);
    return play?.kind === 'play' ? [{ move, points: list.points[i], tiles: play.tiles }] : [];
  });
}

const cellOf = ({ x, y }: Placement): Cell => cellAt(x, y);

const isCrossing = ({ lines }: Grid, cell: Cell): boolean => lines[2 * cell] !== 0 && lines[2 * cell + 1] !== 0;

/** The plays that it notices in one turn. */
function noticedOf(plays: readonly Play[], grid: Grid, random: Random): Play[] {
  const fitting = [
    ...new Set(plays.filter(({ tiles }) => tiles.length === 1).map(({ tiles: [tile] }) => cellOf(tile))),
  ];
  const found = new Set<Cell>();
  for (const wanted = 1 + random(MOST_PLACES); found.size < wanted && fitting.length > 0; ) {
    const [cell] = fitting.splice(random(fitting.length), 1);
    if (!isCrossing(grid, cell) || random(ONE_CROSSING_IN) === 0) found.add(cell);
  }
  return plays.filter(({ tiles }) => {
    const cells = tiles.map(cellOf);
    return (
      tiles.length <= MOST_TILES &&
      areAdjacent(tiles) &&
      cells.some((cell) => found.has(cell)) &&
      cells.every((cell) => found.has(cell) || !isCrossing(grid, cell))
    );
  });
}

/** Whether no cell lies between the tiles of a play. */
function areAdjacent(tiles: readonly Placement[]): boolean {
  const [first, last] = [tiles[0], tiles[tiles.length - 1]];
  return last.x - first.x + last.y - first.y < tiles.length;
}

function mostPoints(plays: readonly Play[], random: Random): Move {
  const most = Math.max(...plays.map(({ points }) => points));
  const best = plays.filter(({ points }) => points === most);
  return best[random(best.length)].move;
}

/** For the arena: `module:bench/novice/qwirkle.ts`. */
export default novice;
