// The analysis of a position that was set up, as data: candidate moves, why, and the line that is expected.

import { type AnalysisParts, analysePosition, budgetFor, type Depth, loadAnalysis } from '@mozaika/analysis';
import {
  apply,
  type GameTypes,
  type Move,
  parseSetUp,
  type Result,
  refuse,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { loadExplain } from '../hints/make-hint.ts';
import { loadCompare } from '../review/reasons.ts';
import type { Candidates } from './protocol.ts';

/** So many moves are compared, and so many reasons told for each. */
const CANDIDATES = 5;
const MOST_REASONS = 2;
/** So much of the expected line is told. */
const LONGEST_LINE = 4;

export async function candidatesOf(id: string, text: string, depth: Depth): Promise<Result<Candidates>> {
  const parts = await loadAnalysis(id);
  if (!parts) return refuse('no-analysis', { game: id });
  const { game } = parts.bot;
  const read = parseSetUp(game, text);
  if (!read.ok) return read;
  const turn = game.turn(read.value.position);
  const [seat] = turn.kind === 'move' ? turn.seats : [];
  if (seat === undefined) return refuse('nothing-to-analyse');
  // What is judged is what the seat knows.
  const position = game.maskPosition?.(read.value.position, seat) ?? read.value.position;
  if (!game.knows(position, seat)) return refuse('hand-hidden', { seat });
  const request = { position, seat, random: seededRandom('position') };
  const budget = { ...budgetFor(id, depth), candidates: CANDIDATES };
  const { moves, line, isSure } = analysePosition(parts, request, budget);
  const [explain, compare] = await Promise.all([loadExplain(id), loadCompare(id)]);
  const [best, second] = moves;
  return {
    ok: true,
    value: {
      seat,
      isSure,
      moves: moves.map(({ move, win, margin, error }) => {
        const why =
          move === best?.move
            ? explain(position, seat, move, second?.move).why
            : compare(position, seat, best?.move ?? move, move);
        const told = why.slice(0, MOST_REASONS).map(({ phrase, facts }) => ({ phrase, facts }));
        return { move: game.formatMove(move), win, margin, error, why: told };
      }),
      line: toldLine(parts, position, line),
    },
  };
}

/** The expected moves with who makes them, as far as nothing has to be dealt between them. */
function toldLine({ bot: { game } }: AnalysisParts, from: GameTypes['position'], line: readonly Move[]) {
  const position = game.clone(from);
  const told: { seat: Seat; move: string }[] = [];
  for (const move of line.slice(0, LONGEST_LINE)) {
    const turn = game.turn(position);
    const [seat] = turn.kind === 'move' ? turn.seats : [];
    if (seat === undefined || game.checkMove(position, seat, move)) break;
    told.push({ seat, move: game.formatMove(move) });
    apply(game, position, { kind: 'move', seat, move });
  }
  return told;
}
