// Whether one move is clearly best in a position that can't be solved: the best moves of a search are compared.

import type { Seat } from '@mozaika/kernel';
import { budgetFor, type Depth } from '../depth.ts';
import { analysePosition } from '../position-analysis.ts';
import { type Clear, type PuzzleParts, requestOf } from './parts.ts';
import type { PuzzleMove } from './puzzle.ts';

/** A move is right if it gives away less than this of the winning chance. */
export const AS_GOOD = 0.02;
/** The best wrong move gives away at least so much, and so many errors of the comparison. */
const CLEARLY_WORSE: { readonly [game: string]: number } = { azul: 0.1, qwirkle: 0.06 };
const CLEAR_ERRORS = 3;
/** More moves that are equally good leave nothing to find. */
const MOST_RIGHT = 2;
/** So many moves are compared. */
export const CANDIDATES = 5;

/** Judges a position from its text: what is right and what is wrong, if that is clear. */
export function compareClearly(parts: PuzzleParts, text: string, seat: Seat, depth: Depth): Clear | undefined {
  const { game } = parts.analysis.bot;
  const budget = { ...budgetFor(game.id, depth), candidates: CANDIDATES };
  const { moves } = analysePosition(parts.analysis, requestOf(parts, text, seat, depth), budget);
  const [best] = moves;
  if (!best) return undefined;
  const isRight = ({ win }: (typeof moves)[number]) => best.win - win < AS_GOOD;
  const isClear = ({ win, error }: (typeof moves)[number]) =>
    best.win - win >= Math.max(CLEARLY_WORSE[game.id] ?? 1, CLEAR_ERRORS * (error + best.error));
  const right = moves.filter(isRight);
  const wrong = moves.filter((move) => !isRight(move));
  if (right.length > MOST_RIGHT || wrong.length === 0 || !wrong.every(isClear)) return undefined;
  const told = ({ move, win, margin }: (typeof moves)[number]): PuzzleMove => [
    game.formatMove(move),
    Number(win.toFixed(3)),
    Number(margin.toFixed(1)),
  ];
  return { right: right.map(told), wrong: wrong.map(told) };
}
