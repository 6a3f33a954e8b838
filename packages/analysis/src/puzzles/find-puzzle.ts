// Whether a position is a puzzle: one move is clearly best, and levels 1 to 4 miss it. Cheap questions come first.

import { type Bot, LEVELS, type SearchRequest } from '@mozaika/bots';
import { allMoves, formatSetUp, type GameTypes, isSeat, type Move, type Seat } from '@mozaika/kernel';
import { budgetFor, type Depth } from '../depth.ts';
import { analysePosition } from '../position-analysis.ts';
import { CANDIDATES, compareClearly } from './compared.ts';
import { type Clear, type PuzzleParts, requestOf } from './parts.ts';
import { type Puzzle, type PuzzleProof, puzzleId, TRIES } from './puzzle.ts';
import { solveClearly } from './solved.ts';

/** With fewer moves there is nothing to overlook. */
const LEAST_MOVES = 6;
/** What solving a position may take in the mine, and when puzzles are checked. */
const MINING_NODES = 4000;
const CHECKING_NODES = 1_000_000;
/** For a first glance at a position that can't be solved: how far its best move is ahead. */
const GLANCE_NODES = 600;
const GLANCE_GAP = 0.04;
/** What master says for a round that is solved: by playing on beyond its end. */
const MASTER_NODES = 20_000;
/** Levels try with at most so many nodes. */
const TRYING_NODES = 3000;
/** So many levels, the weakest ones, miss a puzzle most times. */
const MISSED_BY = LEVELS.indexOf('regular') + 1;

/** How long a search for puzzles may take: comparing moves takes a hundred times as long as solving. */
export type Patience = 'solve' | 'solve or compare';

/** The puzzle of a seat that is to move in a position, if it is one. */
export function findPuzzle<T extends GameTypes>(
  parts: PuzzleParts,
  options: T['options'],
  whole: T['position'],
  { seat, patience = 'solve or compare' }: { readonly seat: Seat; readonly patience?: Patience },
): Puzzle | undefined {
  const { game } = parts.analysis.bot;
  const way = parts.wayToLook(whole);
  if (!way || (way === 'compare' && patience === 'solve')) return undefined;
  if (allMoves(game, whole, seat).length < LEAST_MOVES) return undefined;
  const position = formatSetUp(game, options, game.maskPosition?.(whole, seat) ?? whole);
  const isMissed = (clear: Clear): boolean =>
    parts.levels
      .slice(0, MISSED_BY)
      .toReversed()
      .every((bot) => triesFound(parts, position, seat, { bot, clear }) * 2 < TRIES);
  const clear = { solve: solved, compare: compared }[way](parts, position, seat, isMissed);
  return clear && puzzleOf(parts, { position, seat, clear, proof: way === 'solve' ? 'solved' : 'normal' });
}

/** The puzzle after a long look, if one move is still clearly best and was right before. */
export function lookAgain(parts: PuzzleParts, puzzle: Puzzle): Puzzle | undefined {
  const { position, seat } = puzzle;
  if (!isSeat(seat)) return undefined;
  const isSolved = puzzle.proof === 'solved';
  const clear = isSolved
    ? solveClearly(parts, position, { seat, nodes: CHECKING_NODES })
    : compareClearly(parts, position, seat, 'deep');
  if (!clear || !agrees(puzzle, clear)) return undefined;
  return puzzleOf(parts, { position, seat, clear, proof: isSolved ? 'solved' : 'deep' });
}

/** Solves a puzzle from a cold start, as it was found: exactly, or by comparing moves at a depth. Nothing if that finds no right move. */
export function solveAgain(
  parts: PuzzleParts,
  { position, seat, proof, right }: Puzzle,
  depth: Depth,
): string | undefined {
  if (!isSeat(seat)) return undefined;
  const { game } = parts.analysis.bot;
  const request = requestOf(parts, position, seat, depth);
  const best =
    proof === 'solved'
      ? parts.analysis.appraiser.solve(request, CHECKING_NODES)?.best.move
      : analysePosition(parts.analysis, request, { ...budgetFor(game.id, depth), candidates: CANDIDATES }).moves[0]
          ?.move;
  return right.map(([move]) => move).find((move) => best !== undefined && move === game.formatMove(best));
}

/** Whether a longer look likes a move best that was right before. */
const agrees = (before: Clear, longer: Clear | undefined): boolean =>
  longer !== undefined && before.right.some(([move]) => move === longer.right[0]?.[0]);

type IsMissed = (clear: Clear) => boolean;

/** A solved position in which master, who looks beyond the end of a round, agrees. */
function solved(parts: PuzzleParts, position: string, seat: Seat, isMissed: IsMissed): Clear | undefined {
  const clear = solveClearly(parts, position, { seat, nodes: MINING_NODES });
  if (!clear || !isMissed(clear)) return undefined;
  const { bot } = parts.analysis;
  const search = bot.think(requestOf(parts, position, seat, 'confirm'));
  search.advance(MASTER_NODES);
  return isIn(clear, bot.game.formatMove(search.best())) ? clear : undefined;
}

/** A position that can't be solved, if the best move is clear in a short look and in a longer one. */
function compared(parts: PuzzleParts, position: string, seat: Seat, isMissed: IsMissed): Clear | undefined {
  const glance = parts.analysis.bot.think(requestOf(parts, position, seat, 'glance'));
  glance.advance(GLANCE_NODES);
  const [best, next] = glance.analysis().moves;
  if (!best || !next || best.win - next.win < GLANCE_GAP) return undefined;
  if (!isMissed({ right: [[parts.analysis.bot.game.formatMove(best.move), best.win, best.margin]], wrong: [] }))
    return undefined;
  const first = compareClearly(parts, position, seat, 'quick');
  if (!first || !isMissed(first)) return undefined;
  const longer = compareClearly(parts, position, seat, 'normal');
  return agrees(first, longer) ? longer : undefined;
}

interface Found {
  readonly position: string;
  readonly seat: Seat;
  readonly clear: Clear;
  readonly proof: PuzzleProof;
}

function puzzleOf(parts: PuzzleParts, { position, seat, clear, proof }: Found): Puzzle | undefined {
  const best = parts.analysis.bot.game.parseMove(clear.right[0]?.[0] ?? '');
  if (!best.ok) return undefined;
  const themes = parts.themesOf(requestOf(parts, position, seat, '').position, seat, best.value);
  const found = parts.levels.map((bot) => triesFound(parts, position, seat, { bot, clear }));
  return { id: puzzleId(position), position, seat, proof, ...clear, themes, found };
}

interface Tried {
  readonly bot: Bot;
  readonly clear: Clear;
}

/** How often a level finds a right move. */
function triesFound(parts: PuzzleParts, position: string, seat: Seat, { bot, clear }: Tried): number {
  return Array.from({ length: TRIES }, (_, i) => answerOf(bot, requestOf(parts, position, seat, `try ${i}`)))
    .map((move) => bot.game.formatMove(move))
    .filter((move) => isIn(clear, move)).length;
}

const isIn = ({ right }: Clear, text: string): boolean => right.some(([move]) => move === text);

function answerOf(bot: Bot, request: SearchRequest): Move {
  const search = bot.think(request);
  const nodes = Math.min(bot.budget.nodes, TRYING_NODES);
  while (search.nodes < nodes && search.advance(nodes - search.nodes) === 'more');
  return search.best();
}
