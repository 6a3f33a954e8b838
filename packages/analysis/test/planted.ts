// Blunders that are plain to see, to be planted in matches.

import { type Position as AzulPosition, azul, decodeMove, previewMove } from '@mozaika/azul';
import { type Move, MoveList } from '@mozaika/kernel';
import { playPoints, type Position as QwirklePosition, qwirkle } from '@mozaika/qwirkle';
import type { Plant } from './bot-matches.ts';

/** Planted in open matches: where somebody is far ahead or it is nearly over, a wasted move changes nobody's chances. */
const ROUNDS = { first: 2, last: 3 };
const FARTHEST_AHEAD = 10;
/** So many points worse at least than the take that brings most to the end of the round, and so much of it for the floor. */
const THROWN_AWAY = 8;
const FLOOR_COST = 6;

/** Azul: a heap that is thrown onto the floor. */
export const heapOnFloor: Plant = (_, at, seat) => {
  const position = at as AzulPosition;
  if (position.phase !== 'offer' || position.round < ROUNDS.first || position.round > ROUNDS.last) return undefined;
  const scores = azul.scores(position);
  if (Math.max(...scores) - Math.min(...scores) > FARTHEST_AHEAD) return undefined;
  const list = new MoveList();
  azul.legalMoves(position, seat, list);
  const takes = list.toArray().map((move) => {
    const { points, cost } = previewMove(position, seat, move);
    return { move, cost: -cost, worth: points + cost };
  });
  const floors = takes.filter(({ move }) => {
    const decoded = decodeMove(move);
    return decoded.kind === 'take' && decoded.line === 'floor';
  });
  const worst = floors.toSorted((a, b) => b.cost - a.cost)[0];
  const best = Math.max(...takes.map(({ worth }) => worth));
  return worst && worst.cost >= FLOOR_COST && best - worst.worth >= THROWN_AWAY ? worst.move : undefined;
};

/** Tiles on the grid before which nothing is planted, and after which it may be too late to matter. */
const GRID = { least: 12, most: 60 };
const POINTS_GIVEN_AWAY = 9;

/** Qwirkle: the play with the fewest points while another has many more. */
export const fewestPoints: Plant = (_, at, seat) => {
  const position = at as QwirklePosition;
  const { tileCount } = position.grid;
  if (tileCount < GRID.least || tileCount > GRID.most) return undefined;
  const list = new MoveList();
  qwirkle.legalMoves(position, seat, list);
  const plays: { readonly move: Move; readonly points: number }[] = list
    .toArray()
    .map((move) => ({ move, points: playPoints(position, move) }))
    .toSorted((a, b) => a.points - b.points);
  const [worst, best] = [plays[0], plays.at(-1)];
  return worst && best && best.points - worst.points >= POINTS_GIVEN_AWAY ? worst.move : undefined;
};
