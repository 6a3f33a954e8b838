// Whether one move is clearly best in a position that can be solved: every legal move has its exact value.

import type { MoveValue } from '@mozaika/bots';
import { allMoves, type Seat } from '@mozaika/kernel';
import { type Clear, type PuzzleParts, requestOf } from './parts.ts';
import type { PuzzleMove } from './puzzle.ts';

/** A move is as good as the best if it loses no more of the winning chance and of the final points. */
const AS_GOOD = { win: 0.02, points: 0.5 };
/** It is clearly worse if it loses so much of the winning chance, or so many points where the rest of the match is solved. */
const CLEARLY_WORSE: { readonly [game: string]: { readonly win: number; readonly points: number } } = {
  // Points beyond a round of Azul are an estimate that the winning chance already holds.
  azul: { win: 0.06, points: Number.POSITIVE_INFINITY },
  qwirkle: { win: 0.25, points: 2 },
};
/** Where the rest of the match is solved and somebody is further ahead than this with the best move, there is nothing to play for. */
const MOST_LEAD = 30;
/** More right moves leave nothing to find, neither does a larger share of all. */
const MOST_RIGHT = 3;
const MOST_RIGHT_SHARE = 0.25;
/** So many wrong ones are told. */
const WRONG = 3;

/** The right and the wrong moves, if so many nodes solve the position and each move is clearly one or the other. */
export function solveClearly(
  parts: PuzzleParts,
  text: string,
  { seat, nodes }: { readonly seat: Seat; readonly nodes: number },
): Clear | undefined {
  const { game } = parts.analysis.bot;
  const request = requestOf(parts, text, seat, 'solve');
  const solved = parts.analysis.appraiser.solve(request, nodes);
  const bounds = CLEARLY_WORSE[game.id];
  if (!solved || !bounds) return undefined;
  const { best } = solved;
  if (bounds.points < Number.POSITIVE_INFINITY && Math.abs(best.margin) > MOST_LEAD) return undefined;
  const isRight = ({ win, margin }: MoveValue) =>
    best.win - win < AS_GOOD.win &&
    (bounds.points === Number.POSITIVE_INFINITY || best.margin - margin < AS_GOOD.points);
  const isClearlyWrong = ({ win, margin }: MoveValue) =>
    best.win - win >= bounds.win || best.margin - margin >= bounds.points;
  const isEither = (value: MoveValue | undefined): value is MoveValue =>
    value !== undefined && (isRight(value) || isClearlyWrong(value));
  const values: MoveValue[] = [];
  for (const move of allMoves(game, request.position, seat)) {
    const value = solved.valueOf(move);
    if (!isEither(value)) return undefined;
    values.push(value);
  }
  values.sort(
    (a, b) => Number(b.move === best.move) - Number(a.move === best.move) || b.win - a.win || b.margin - a.margin,
  );
  const right = values.filter(isRight);
  if (right.length > Math.min(MOST_RIGHT, MOST_RIGHT_SHARE * values.length)) return undefined;
  const told = ({ move, win, margin }: MoveValue): PuzzleMove => [
    game.formatMove(move),
    Number(win.toFixed(3)),
    Number(margin.toFixed(1)),
  ];
  const wrong = values.filter((value) => !isRight(value));
  return { right: right.map(told), wrong: wrong.slice(0, WRONG).map(told) };
}
