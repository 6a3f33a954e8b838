// Labelled positions: what positions before a deal are worth, found by playing them on many times. The matches that they come
// from are played by varied players, so that walls are seen which the strongest would not build.

import { type AzulTypes, azul, type BoardName, type Position } from '@mozaika/azul';
import { allMoves, type Random, type SeatCount, seatAt, seededRandom } from '@mozaika/kernel';
import { COLOUR_PATTERN, COLUMN_PATTERN, FEATURES } from '../src/azul/features.ts';
import { AZUL_LEVELS, type AzulLevel } from '../src/azul/levels.ts';
import { playAction } from '../src/azul/play-on.ts';
import { searchBot } from '../src/azul/search-bot.ts';
import { STAGES, WEIGHTS, type Weights, type WeightsByBoard, weightsFor } from '../src/azul/weights.ts';
import type { Bot } from '../src/bot.ts';
import { winShare } from './azul-match.ts';

/** What a match is played, and a position is played on, with. */
const MATCH_NODES = 400;
const PLAYOUT_NODES = 300;
/** One move in so many is chosen at random. */
const STRAY = 16;
/** By the round that is about to be dealt: how often a position is played on. Later ones are quicker and matter more. */
const PLAYOUTS: readonly number[] = [0, 0, 4, 6, 8, 12];
const PATTERNS = 32;

/** A position before a deal, and what playing on gave each seat on average. */
export interface LabelledPosition {
  readonly position: Position;
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

const within = (level: AzulLevel, nodes: number): AzulLevel => ({
  ...level,
  budget: { nodes, milliseconds: Number.POSITIVE_INFINITY },
});

/** Weights that value some patterns more than they are worth. */
function fondOf(patterns: number, factor: number): WeightsByBoard {
  return weightsFor((board, seats) => {
    const known: Weights = WEIGHTS[board][seats];
    const side = known.side.slice();
    for (let stage = 0; stage < STAGES; stage++) {
      for (let at = 0; at < PATTERNS; at++) side[stage * FEATURES + patterns + at] *= factor;
    }
    return { ...known, side };
  });
}

/** Those who play the matches: the search as it is, a builder of columns, one of colours, and two levels. */
const PLAYERS: readonly Bot<AzulTypes>[] = [
  searchBot(within(AZUL_LEVELS.master, MATCH_NODES), WEIGHTS),
  searchBot(within(AZUL_LEVELS.master, MATCH_NODES), fondOf(COLUMN_PATTERN, 2)),
  searchBot(within(AZUL_LEVELS.master, MATCH_NODES), fondOf(COLOUR_PATTERN, 2)),
  searchBot(within(AZUL_LEVELS.skilled, MATCH_NODES), WEIGHTS),
  searchBot(within(AZUL_LEVELS.practised, MATCH_NODES), WEIGHTS),
];
/** How often each of them takes a seat, of all. */
const TURNS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4];

/** The labelled positions of one match. `playouts`: see PLAYOUTS. */
export function labelMatch(board: BoardName, seats: SeatCount, seed: string, playouts = PLAYOUTS): LabelledPosition[] {
  const random = seededRandom(seed);
  const bots = Array.from({ length: seats }, () => PLAYERS[TURNS[random(TURNS.length)]]);
  const labelled: LabelledPosition[] = [];
  const position = azul.setup({ board }, seats);
  for (let turn = azul.turn(position); turn.kind !== 'over'; turn = azul.turn(position)) {
    if (turn.kind === 'move' && random(STRAY) === 0) {
      const moves = allMoves(azul, position, turn.seats[0]);
      azul.applyMove(position, turn.seats[0], moves[random(moves.length)]);
      continue;
    }
    if (turn.kind === 'deal' && position.round > 1) labelled.push(label(azul.clone(position), playouts, random));
    playAction(position, bots[turn.kind === 'move' ? turn.seats[0] - 1 : 0], random, random);
  }
  return labelled;
}

const playoutBot = searchBot(within(AZUL_LEVELS.master, PLAYOUT_NODES), WEIGHTS);

function label(position: Position, byRound: readonly number[], random: Random): LabelledPosition {
  const playouts = byRound[Math.min(position.round, byRound.length - 1)];
  const scores = position.sides.map(() => 0);
  const wins = position.sides.map(() => 0);
  const line = azul.clone(position);
  for (let i = 0; i < playouts; i++) {
    azul.copy(position, line);
    while (line.phase !== 'over') playAction(line, playoutBot, random, random);
    const turn = azul.turn(line);
    if (turn.kind !== 'over') throw new Error('a match that is over has an outcome');
    for (const index of scores.keys()) {
      scores[index] += turn.outcome.scores[seatAt(index) - 1] / playouts;
      wins[index] += winShare(turn.outcome, index) / playouts;
    }
  }
  return { position, scores, wins };
}
