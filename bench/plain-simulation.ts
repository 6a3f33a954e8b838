// The baseline that the Qwirkle bots are compared with: plain perfect-information Monte Carlo with 64 determinizations, the 20
// best-scoring moves, greedy rollouts of 3 plies, the mean margin decides. No leave values, no inference. A node is one ply.

import type { Analysis, AnytimeSearch, Bot, SearchRequest } from '@mozaika/bots';
import { type Move, type Random, type Seat, seededRandom } from '@mozaika/kernel';
import {
  encodeTrade,
  knownTiles,
  legalPlays,
  PASS,
  PlayList,
  type Position,
  type QwirkleTypes,
  qwirkle,
  tradeLimit,
} from '@mozaika/qwirkle';

const DETERMINIZATIONS = 64;
const CANDIDATES = 20;
const PLIES = 3;

const plainSimulation: Bot<QwirkleTypes> = {
  game: qwirkle,
  budget: { nodes: DETERMINIZATIONS * CANDIDATES * (PLIES + 1), milliseconds: 1000 },
  think: (request) => new PlainSimulation(request),
};

class PlainSimulation implements AnytimeSearch {
  nodes = 0;
  private readonly known: Position;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly plays = new PlayList();
  private readonly moves: readonly Move[];
  private readonly margins: Float64Array;
  private readonly counts: Int32Array;
  private readonly position: Position;
  private whole: Position;
  private chance: Random;
  private determinization = 0;
  private candidate = 0;
  private ply = 0;

  constructor({ position, seat, random }: SearchRequest<QwirkleTypes>) {
    this.known = qwirkle.clone(position);
    this.seat = seat;
    this.random = random;
    this.moves = this.candidates();
    this.margins = new Float64Array(this.moves.length);
    this.counts = new Int32Array(this.moves.length);
    this.position = qwirkle.clone(position);
    this.whole = this.known;
    this.chance = random;
  }

  /** The plays with the most points; without any, the trade of all tiles or a pass. */
  private candidates(): Move[] {
    const { plays, known, seat } = this;
    legalPlays(known, seat, plays);
    if (plays.length === 0) return [withoutPlay(known, seat)];
    const order = plays.toArray().map((move, i) => ({ move, points: plays.points[i] }));
    return order
      .sort((a, b) => b.points - a.points)
      .slice(0, CANDIDATES)
      .map(({ move }) => move);
  }

  advance(nodes: number): 'more' | 'done' {
    for (const until = this.nodes + nodes; this.nodes < until; this.nodes++) {
      if (this.determinization === DETERMINIZATIONS || this.moves.length === 1) return 'done';
      this.step();
    }
    return 'more';
  }

  private step(): void {
    const { position } = this;
    if (this.ply === 0) this.begin();
    else qwirkle.applyMove(position, position.mover, this.greedy());
    while (qwirkle.turn(position).kind === 'deal') qwirkle.applyDeal(position, qwirkle.deal(position, this.chance));
    this.ply++;
    if (position.phase === 'over' || this.ply > PLIES) this.end();
  }

  /** Common random numbers: all candidates get the same hands and the same random numbers for draws. */
  private begin(): void {
    if (this.candidate === 0) this.whole = qwirkle.determinize(this.known, this.random);
    this.chance = seededRandom(this.determinization);
    qwirkle.copy(this.whole, this.position);
    qwirkle.applyMove(this.position, this.seat, this.moves[this.candidate]);
  }

  private end(): void {
    const { points } = this.position;
    const others = points.filter((_, s) => s !== this.seat - 1);
    this.margins[this.candidate] += points[this.seat - 1] - Math.max(...others);
    this.counts[this.candidate]++;
    this.ply = 0;
    this.candidate = (this.candidate + 1) % this.moves.length;
    if (this.candidate === 0) this.determinization++;
  }

  private greedy(): Move {
    const { plays, position } = this;
    legalPlays(position, position.mover, plays);
    if (plays.length === 0) return withoutPlay(position, position.mover);
    let chosen = 0;
    for (let i = 1; i < plays.length; i++) if (plays.points[i] > plays.points[chosen]) chosen = i;
    return plays.at(chosen);
  }

  private mean(i: number): number {
    return this.counts[i] === 0 ? Number.NEGATIVE_INFINITY : this.margins[i] / this.counts[i];
  }

  best(): Move {
    let best = 0;
    for (let i = 1; i < this.moves.length; i++) if (this.mean(i) > this.mean(best)) best = i;
    return this.moves[best];
  }

  analysis(): Analysis {
    return { moves: [], line: [this.best()], nodes: this.nodes };
  }
}

const withoutPlay = (position: Position, seat: Seat): Move =>
  position.bag === 0 ? PASS : encodeTrade(knownTiles(position, seat).slice(0, tradeLimit(position, seat)));

/** For the arena: `module:bench/plain-simulation.ts`. */
export default plainSimulation;
