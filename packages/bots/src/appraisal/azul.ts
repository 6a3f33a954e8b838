// Values of Azul's moves and positions: moves by searches of their own that are equally deep, positions by playing the round on.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import { type Move, MoveList, seatAt } from '@mozaika/kernel';
import { exp } from '../algorithms/portable-math.ts';
import { AlphaBetaSearch } from '../azul/alpha-beta-search.ts';
import { Evaluation } from '../azul/evaluation.ts';
import { MaxnMcts } from '../azul/maxn-mcts.ts';
import { firstAlike } from '../azul/move-judge.ts';
import { MASTER_WEIGHTS } from '../azul/prospect-weights.ts';
import { RolloutPolicy } from '../azul/rollout-policy.ts';
import { TilingSearch } from '../azul/tiling-search.ts';
import type { AnytimeSearch, SearchRequest } from '../bot.ts';
import type { AppraisedMove, Appraiser } from './appraiser.ts';
import { solveRound } from './azul-solve.ts';

const TABLE_ENTRIES = 1 << 13;
const CACHE_SIZE = 1 << 10;
/** Two seats: moves are searched to depth 1, 3, 5 …: always odd, as the side that moves last looks better. */
const FIRST_DEPTH = 1;
const NEXT_DEPTH = 2;
/** A round of two has 20 tiles. */
const GREATEST_DEPTH = 21;
/** Two seats: what a position is searched with. */
const POSITION_NODES = 1500;

const weightsFor = ({ board, seats }: Position) => MASTER_WEIGHTS[board.name][seats];

type Values = Omit<AppraisedMove, 'error'>[];

/** How far a move wins more often than the first one. */
const gapOf = (values: Values, i: number): number => values[i].win - values[0].win;

/** The moves with their values of two looks, the later one of which counts. */
const withErrors = (before: Values, after: Values): AppraisedMove[] =>
  after.map((value, i) => ({
    ...value,
    error: before.length === 0 ? 0 : Math.abs(gapOf(after, i) - gapOf(before, i)),
  }));

function inTwo(request: SearchRequest<AzulTypes>, moves: readonly Move[], nodes: number): AppraisedMove[] {
  let [before, values]: [Values, Values] = [[], []];
  let left = nodes;
  for (let depth = FIRST_DEPTH; depth <= GREATEST_DEPTH; depth += NEXT_DEPTH) {
    const found: Values = [];
    let isSolved = true;
    for (const move of moves) {
      const search = new AlphaBetaSearch(request, {
        weights: weightsFor(request.position),
        tableSize: TABLE_ENTRIES,
        cacheSize: CACHE_SIZE,
        depth,
        noticed: new Set([firstAlike(request, move)]),
      });
      // The first look is taken whatever it costs: without it there would be no values.
      const most = depth === FIRST_DEPTH ? Number.POSITIVE_INFINITY : left;
      if (search.advance(most) === 'more') return withErrors(before, values);
      left -= search.nodes;
      isSolved &&= search.isSolved;
      found.push({ ...search.analysis().moves[0], move });
    }
    [before, values] = [values, found];
    if (isSolved) return values.map((value) => ({ ...value, error: 0 }));
  }
  return withErrors(before, values);
}

function inCompany(request: SearchRequest<AzulTypes>, moves: readonly Move[], nodes: number): AppraisedMove[] {
  const share = Math.max(1, Math.ceil(nodes / moves.length / 2));
  const [before, after]: [Values, Values] = [[], []];
  for (const move of moves) {
    const search = new MaxnMcts(request, {
      weights: weightsFor(request.position),
      cacheSize: CACHE_SIZE,
      playouts: Number.POSITIVE_INFINITY,
      noticed: new Set([firstAlike(request, move)]),
    });
    for (const look of [before, after]) {
      search.advance(share);
      look.push({ ...moveValueOf(search, move), move });
    }
  }
  return withErrors(before, after);
}

/** A search of one move that has not come to the end of a round yet knows nothing. */
function moveValueOf(search: AnytimeSearch, move: Move): Values[0] {
  for (;;) {
    const [value] = search.analysis().moves;
    if (value) return { ...value, move };
    search.advance(1);
  }
}

function tilings(request: SearchRequest<AzulTypes>, moves: readonly Move[]): AppraisedMove[] {
  const search = new TilingSearch(request, weightsFor(request.position));
  search.advance(Number.POSITIVE_INFINITY);
  const values = search.analysis().moves;
  return moves.flatMap((move) =>
    values.filter((value) => value.move === move).map((value) => ({ ...value, error: 0 })),
  );
}

/** By seat: the softmax of the expected scores at the end of the round; of a match that is over, the shares of the win. */
function chancesAt(position: Position): number[] {
  const turn = azul.turn(position);
  if (turn.kind === 'over') {
    const winners = turn.outcome.ranks.filter((rank) => rank === 1).length;
    return turn.outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  const evaluation = new Evaluation(position, weightsFor(position), CACHE_SIZE);
  evaluation.evaluate(position);
  const { expectedScores, temperature } = evaluation;
  const scores = Array.from(expectedScores.subarray(0, position.seats));
  // A round whose end is certain to end the match: whoever has most wins.
  if (temperature === 0) {
    const most = Math.max(...scores);
    const winners = scores.filter((score) => score === most).length;
    return scores.map((score) => (score === most ? 1 / winners : 0));
  }
  return scores.map((own) => 1 / scores.reduce((odds, score) => odds + exp((score - own) / temperature), 0));
}

/** Plays the round on: every take by the rollouts' policy, every tiling by what it brings. */
function toEndOfRound(position: Position): Position {
  const end = azul.clone(position);
  const policy = new RolloutPolicy(end, new Evaluation(end, weightsFor(end), CACHE_SIZE));
  while (end.phase === 'offer') azul.applyMove(end, seatAt(end.mover), policy.best(end));
  const list = new MoveList();
  for (let turn = azul.turn(end); turn.kind === 'move'; turn = azul.turn(end)) {
    const [seat] = turn.seats;
    const search = new TilingSearch({ position: end, seat, random: () => 0 }, weightsFor(end));
    azul.legalMoves(end, seat, list);
    search.advance(list.length);
    azul.applyMove(end, seat, search.best());
  }
  return end;
}

function chancesOfTwo(position: Position): number[] {
  const seat = seatAt(position.mover);
  const search = new AlphaBetaSearch(
    { position, seat, random: () => 0 },
    {
      weights: weightsFor(position),
      tableSize: TABLE_ENTRIES,
      cacheSize: CACHE_SIZE,
      depth: GREATEST_DEPTH,
      noticed: undefined,
    },
  );
  search.advance(POSITION_NODES);
  const { win } = search.analysis().moves[0];
  return seat === 1 ? [win, 1 - win] : [1 - win, win];
}

export const azulAppraiser: Appraiser<AzulTypes> = {
  appraise(request, moves, nodes) {
    if (request.position.phase === 'tiling') return tilings(request, moves);
    return request.position.seats === 2 ? inTwo(request, moves, nodes) : inCompany(request, moves, nodes);
  },
  solve: solveRound,
  chances: (position) =>
    position.seats === 2 && position.phase === 'offer' ? chancesOfTwo(position) : chancesAt(toEndOfRound(position)),
};
