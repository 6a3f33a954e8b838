// Values of Qwirkle's moves and positions: what they come to in many possible continuations, the same ones for all of them.

import { type Move, type Random, type Seat, seatsOf } from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { SearchRequest } from '../bot.ts';
import { CommonRandomDeck } from '../qwirkle/common-random-deck.ts';
import { type Belief, Determinization } from '../qwirkle/determinization.ts';
import { StaticEvaluation } from '../qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../qwirkle/weights.ts';
import { WinProbability } from '../qwirkle/win-probability.ts';
import type { AppraisedMove, Appraiser } from './appraiser.ts';
import { solveEnd } from './qwirkle-solve.ts';

/** How many rounds are played on before a position is judged; all of them once the bag holds few tiles. */
const ROUNDS = 2;
const FEW_TILES = 8;
/** Fewer samples say nothing of their own error. */
const LEAST_SAMPLES = 8;
/** In how many continuations a position's chances are looked at. */
const CONTINUATIONS = 4;

const NO_BELIEF: Belief = { sample: () => 0, greedyProbability: () => 0 };

/** Plays positions on: everybody by the static evaluation. */
class Continuation {
  nodes = 0;
  readonly deck: CommonRandomDeck;
  private readonly policy = new StaticEvaluation(WEIGHTS, 'full');

  constructor(deck: CommonRandomDeck) {
    this.deck = deck;
  }

  play(position: Position, plies: number): void {
    const { deck, policy } = this;
    deck.draw(position);
    for (let ply = 0; ply < plies && position.phase !== 'over'; ply++) {
      const { mover } = position;
      qwirkle.applyMove(position, mover, policy.bestMove(position, mover));
      deck.draw(position);
      this.nodes++;
    }
  }
}

const pliesFor = ({ bag, seats }: Position): number => (bag <= FEW_TILES ? Number.POSITIVE_INFINITY : ROUNDS * seats);

class Samples {
  private wins = 0;
  private margins = 0;
  /** Of the differences to the first move of the same samples. */
  private gaps = 0;
  private squares = 0;

  add(win: number, margin: number, first: number): void {
    this.wins += win;
    this.margins += margin;
    this.gaps += win - first;
    this.squares += (win - first) * (win - first);
  }

  value(move: Move, count: number): AppraisedMove {
    const gap = this.gaps / count;
    const variance = Math.max(0, this.squares / count - gap * gap) / (count - 1);
    return { move, win: this.wins / count, margin: this.margins / count, error: Math.sqrt(variance) };
  }
}

function appraise(
  { position, seat, random }: SearchRequest<QwirkleTypes>,
  moves: readonly Move[],
  nodes: number,
): AppraisedMove[] {
  const root = qwirkle.clone(position);
  const determinization = new Determinization(root);
  const continuation = new Continuation(determinization.deck);
  const judge = new WinProbability(WEIGHTS);
  const after = qwirkle.clone(root);
  const samples = moves.map(() => new Samples());
  const plies = pliesFor(root);
  let count = 0;
  while (count < LEAST_SAMPLES || continuation.nodes < nodes) {
    determinization.sample(root, NO_BELIEF, random);
    let first: number | undefined;
    for (const [i, move] of moves.entries()) {
      qwirkle.copy(determinization.position, after);
      determinization.deck.restore(after.seats);
      qwirkle.applyMove(after, seat, move);
      continuation.nodes++;
      continuation.play(after, plies);
      judge.evaluate(after, seat);
      first ??= judge.win;
      samples[i].add(judge.win, judge.margin, first);
    }
    count++;
  }
  return samples.map((each, i) => each.value(moves[i], count));
}

function chances(position: Position, random: Random): number[] {
  const sums = seatsOf(position.seats).map(() => 0);
  const deck = new CommonRandomDeck();
  const continuation = new Continuation(deck);
  const judge = new WinProbability(WEIGHTS);
  const after = qwirkle.clone(position);
  for (let i = 0; i < CONTINUATIONS; i++) {
    qwirkle.copy(position, after);
    deck.shuffle(after.unseen, random);
    deck.restore(after.seats);
    continuation.play(after, pliesFor(position));
    for (const [at, seat] of seatsOf(position.seats).entries()) sums[at] += winOf(judge, after, seat);
  }
  return sums.map((sum) => sum / CONTINUATIONS);
}

function winOf(judge: WinProbability, position: Position, seat: Seat): number {
  judge.evaluate(position, seat);
  return judge.win;
}

export const qwirkleAppraiser: Appraiser<QwirkleTypes> = { appraise, solve: solveEnd, chances };
