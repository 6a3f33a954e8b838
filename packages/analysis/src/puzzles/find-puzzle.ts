// Whether a position is a puzzle: one move is clearly best, three times and from a cold start, and level 4 does not find it.

import { type Bot, LEVELS, loadBots, type SearchRequest } from '@mozaika/bots';
import {
  allMoves,
  formatSetUp,
  type GameTypes,
  isSeat,
  type Move,
  parseSetUp,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { budgetFor, type Depth } from '../depth.ts';
import { type AnalysisParts, loadAnalysis } from '../parts.ts';
import { analysePosition } from '../position-analysis.ts';
import type { Puzzle, PuzzleMove, Theme } from './puzzle.ts';

/** A move is right if it gives away less than this of the winning chance. */
const AS_GOOD = 0.02;
/** The best wrong move gives away at least so much, and so many errors of the comparison. */
const CLEARLY_WORSE: { readonly [game: string]: number } = { azul: 0.1, qwirkle: 0.06 };
const CLEAR_ERRORS = 3;
/** More moves that are equally good leave nothing to find. */
const MOST_RIGHT = 2;
/** So many moves are compared. */
const CANDIDATES = 5;
/** With fewer moves there is nothing to overlook. */
const LEAST_MOVES = 6;
/** For a first glance: whether a search and level 4 disagree at all. */
const GLANCE_NODES = 6000;
/** How often each level is asked: levels overlook moves by chance. It finds a puzzle if it does so most times. */
const ASKED = 3;
const MISSED_BY = LEVELS.indexOf('regular');

export interface PuzzleParts {
  readonly analysis: AnalysisParts;
  readonly levels: readonly Bot[];
  readonly themesOf: (position: unknown, seat: Seat, move: Move) => readonly Theme[];
}

/** Loads what puzzles of a game are found with, if the game has any. */
export async function loadPuzzleParts(game: string): Promise<PuzzleParts | undefined> {
  const load = Object.hasOwn(THEMES_OF, game) ? THEMES_OF[game] : undefined;
  const [analysis, bots] = await Promise.all([loadAnalysis(game), loadBots(game)]);
  if (!load || !analysis || !bots) return undefined;
  return { analysis, levels: LEVELS.map((level) => bots[level]), themesOf: await load() };
}

const THEMES_OF: { readonly [game: string]: () => Promise<PuzzleParts['themesOf']> } = {
  // Each game's themes look at its own positions; the registry goes by the name of the game alone.
  azul: async () => (await import('./azul-themes.ts')).azulThemes as PuzzleParts['themesOf'],
  qwirkle: async () => (await import('./qwirkle-themes.ts')).qwirkleThemes as PuzzleParts['themesOf'],
};

/** The right and the wrong moves of a position, if one move is clearly best. */
interface Clear {
  readonly right: readonly PuzzleMove[];
  readonly wrong: readonly PuzzleMove[];
}

/** The puzzle of a seat that is to move in a position, if it is one. */
export function findPuzzle<T extends GameTypes>(
  parts: PuzzleParts,
  options: T['options'],
  whole: T['position'],
  seat: Seat,
): Puzzle | undefined {
  const { game } = parts.analysis.bot;
  if (allMoves(game, whole, seat).length < LEAST_MOVES) return undefined;
  const position = formatSetUp(game, options, game.maskPosition?.(whole, seat) ?? whole);
  const glance = parts.analysis.bot.think(requestOf(parts, position, seat, 'glance'));
  glance.advance(GLANCE_NODES);
  const regular = parts.levels[MISSED_BY];
  if (!regular || answerOf(regular, requestOf(parts, position, seat, 'regular 0')) === glance.best()) return undefined;
  const first = clearlyBest(parts, position, seat, 'quick');
  if (!first) return undefined;
  const isFoundBy = (bot: Bot, times: number) =>
    Array.from({ length: ASKED }, (_, i) => answerOf(bot, requestOf(parts, position, seat, `regular ${i}`)))
      .map((move) => game.formatMove(move))
      .filter((text) => first.right.some(([right]) => right === text)).length >= times;
  if (isFoundBy(regular, 1)) return undefined;
  if (!agrees(first, clearlyBest(parts, position, seat, 'normal'))) return undefined;
  const last = clearlyBest(parts, position, seat, 'deep');
  const best = game.parseMove(last?.right[0]?.[0] ?? '');
  if (!last || !agrees(first, last) || !best.ok) return undefined;
  const difficulty = parts.levels.filter((bot) => !isFoundBy(bot, Math.ceil(ASKED / 2))).length;
  const known = requestOf(parts, position, seat, '').position;
  return { position, seat, ...last, themes: parts.themesOf(known, seat, best.value), difficulty };
}

/** The puzzle after a deep look, if that agrees with it. */
export function lookAgain(parts: PuzzleParts, puzzle: Puzzle): Puzzle | undefined {
  const { position, seat } = puzzle;
  if (!isSeat(seat)) return undefined;
  const found = clearlyBest(parts, position, seat, 'deep');
  const best = parts.analysis.bot.game.parseMove(found?.right[0]?.[0] ?? '');
  if (!found || !agrees(puzzle, found) || !best.ok) return undefined;
  const known = requestOf(parts, position, seat, '').position;
  return { ...puzzle, ...found, themes: parts.themesOf(known, seat, best.value) };
}

/** Whether a longer look likes a move best that was right before. */
export const agrees = (before: Pick<Puzzle, 'right'>, longer: Clear | undefined): boolean =>
  longer !== undefined && before.right.some(([move]) => move === longer.right[0]?.[0]);

/** A request from the text of a position alone, as a solver gets it: no history to infer anything from. */
function requestOf({ analysis }: PuzzleParts, text: string, seat: Seat, seed: string): SearchRequest {
  const read = parseSetUp(analysis.bot.game, text);
  if (!read.ok) throw new Error(`${text}: ${read.refusal.code}`);
  return { position: read.value.position, seat, random: seededRandom(`puzzle ${text} ${seed}`) };
}

function answerOf(bot: Bot, request: SearchRequest): Move {
  const search = bot.think(request);
  const { nodes } = bot.budget;
  while (search.nodes < nodes && search.advance(nodes - search.nodes) === 'more');
  return search.best();
}

/** Judges a position from its text: what is right and what is wrong, if that is clear. */
export function clearlyBest(parts: PuzzleParts, text: string, seat: Seat, depth: Depth): Clear | undefined {
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
  const told = ({ move, win }: (typeof moves)[number]): PuzzleMove => [game.formatMove(move), Number(win.toFixed(3))];
  return { right: right.map(told), wrong: wrong.map(told) };
}
