// Judges a try at a puzzle by its value, in a worker: a move as good as the right one is right, whatever the file says.

import { type AnalysisParts, budgetFor, loadAnalysis } from '@mozaika/analysis';
import { AS_GOOD, type PuzzleProof } from '@mozaika/analysis/puzzles';
import type { MoveValue, SearchRequest } from '@mozaika/bots';
import { isSeat, type Move, ok, parseSetUp, type Result, refuse, seededRandom } from '@mozaika/kernel';
import { loadCompare } from '../review/reasons.ts';
import type { Judgement, JudgeRequest } from './judgement.ts';

const SOLVING_NODES = 200_000;
/** So many moves of the line that follows are shown. */
const LINE = 3;
const MOST_REASONS = 2;

export async function judgePuzzle({ game: id, puzzle, move: text }: JudgeRequest): Promise<Result<Judgement>> {
  const [parts, compare] = await Promise.all([loadAnalysis(id), loadCompare(id)]);
  if (!parts) return refuse('no-analysis', { game: id });
  const { game } = parts.bot;
  const [best, next] = [puzzle.right[0], puzzle.wrong[0]].map((named) => game.parseMove(named?.[0] ?? ''));
  const [read, made] = [parseSetUp(game, puzzle.position), game.parseMove(text)];
  if (!read.ok) return read;
  if (!made.ok) return made;
  const { seat } = puzzle;
  if (!isSeat(seat) || !best?.ok) throw new Error(`The puzzle ${puzzle.id} names no move of a seat`);
  const request = { position: read.value.position, seat, random: seededRandom(`judge ${puzzle.id}`) };
  const isNamed = puzzle.right.some(([right]) => right === text);
  const lost = lossOf(parts, request, puzzle.proof, { best: best.value, made: made.value });
  const isRight = isNamed || (puzzle.proof !== 'solved' && lost.win < AS_GOOD);
  const [better, other] = isRight ? [made.value, next?.ok ? next.value : best.value] : [best.value, made.value];
  const reasons = better === other ? [] : compare(request.position, seat, better, other);
  return ok({
    isRight,
    lost,
    line: isRight || puzzle.proof !== 'solved' ? [] : refutation(parts, request, made.value),
    reasons: reasons.slice(0, MOST_REASONS).map(({ phrase, facts }) => ({ phrase, facts })),
  });
}

type Loss = Judgement['lost'];

/** What a move gives away against the best one. */
function lossOf(
  { appraiser, bot }: AnalysisParts,
  request: SearchRequest,
  proof: PuzzleProof,
  { best, made }: { readonly best: Move; readonly made: Move },
): Loss {
  const solved = proof === 'solved' ? appraiser.solve(request, SOLVING_NODES) : undefined;
  const value = solved?.valueOf(made);
  if (solved && value) return gap(solved.best, value);
  const nodes = budgetFor(bot.game.id, 'normal').appraisal;
  const [first, other] = appraiser.appraise(request, [best, made], nodes);
  return first && other ? gap(first, other) : { win: 0, points: 0 };
}

const gap = (best: MoveValue, made: MoveValue): Loss => ({
  win: Math.max(0, best.win - made.win),
  points: Math.max(0, best.margin - made.margin),
});

/** How the others, and then the solver, would best go on; up to the end of the round or to what chance decides. */
function refutation({ bot: { game }, appraiser }: AnalysisParts, request: SearchRequest, made: Move): string[] {
  const { random, seat } = request;
  // The hidden tiles of a solved position are known: what nobody else can hold.
  const position = game.determinize(request.position, random);
  game.applyMove(position, seat, made);
  const line: string[] = [];
  for (let turn = game.turn(position); line.length < LINE; turn = game.turn(position)) {
    const [mover] = turn.kind === 'move' ? turn.seats : [];
    if (mover === undefined) break;
    const known = game.maskPosition?.(position, mover) ?? position;
    const solved = appraiser.solve({ position: known, seat: mover, random }, SOLVING_NODES);
    if (!solved) break;
    line.push(`${mover} ${game.formatMove(solved.best.move)}`);
    game.applyMove(position, mover, solved.best.move);
  }
  return line;
}
