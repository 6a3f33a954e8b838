// Simulation: the best candidates are played on in imagined worlds, the same for all of them, until one is clearly ahead.
// A node is one simulated ply, or one sample of what an opponent may have kept.

import { type Move, type Random, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Race } from './candidate-pruning.ts';
import type { Candidate } from './candidates.ts';
import { type Belief, World } from './determinization.ts';
import { Inference } from './inference.ts';
import { type Insight, Judge, type Weights } from './static-evaluation.ts';
import { Forecast, spreadOf } from './win-probability.ts';

type BySeats = { readonly [seats in SeatCount]: number };

/** How far worlds are followed: from which world on, how many rounds after the move itself. */
export interface Stretch {
  readonly from: number;
  readonly rounds: number;
}

/** How a player looks ahead. */
export interface Foresight {
  /** How many moves are followed. */
  readonly candidates: number;
  /** The first is from the first world on. */
  readonly stretches: readonly Stretch[];
  /** With so few tiles in the bag, on to the end. */
  readonly endgameBag: number;
  /** By number of seats: at most so many worlds. */
  readonly worlds: BySeats;
  /** How one chooses later on. */
  readonly insight: Insight;
  /**
   * How many samples of each opponent's kept tiles there are before the first world. None for who infers nothing: to them
   * all others only count points.
   */
  readonly samples: number;
}

/** More rounds than any match has. */
export const TO_THE_END = 200;
/** What was seen less far counts this much. */
const OUTDATED = 0.5;
/** Differences at first sight turn out to be smaller by this. */
const SOBERNESS = 0.75;
/**
 * What a point is worth next to the chance to win, which is a guess until the end: points steady it. The best of
 * 0.001, 0.004, 0.01 and 0.02 in a trial of some hundred positions; they hardly differ.
 */
const POINT = 0.01;
/** A chance is told in so many parts. */
const CERTAIN = 1 << 20;
const NOTHING_BELIEVED: Belief = { sample: () => 0, counting: () => 1 };

export class Simulation implements AnytimeSearch {
  nodes = 0;
  private readonly root: Position;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly candidates: readonly Candidate[];
  private readonly foresight: Foresight;
  private plies: number;
  private readonly race: Race;
  private readonly world: World;
  private readonly position: Position;
  private readonly judge: Judge;
  private readonly counter: Judge;
  /** By seat: who chooses for it in the world that is being played. */
  private readonly choosers: Judge[];
  private readonly forecast: Forecast;
  private readonly inference: Inference | undefined;
  private readonly belief: Belief;
  private readonly margins: Float64Array;
  private readonly wins: Float64Array;
  /** Where the work stands: which of the active candidates, how many plies into it (none: not begun). */
  private turn = 0;
  private ply = -1;
  private worlds = 0;

  constructor(
    request: SearchRequest<QwirkleTypes>,
    candidates: readonly Candidate[],
    foresight: Foresight,
    weights: Weights,
  ) {
    const { position, seat, random, past } = request;
    this.root = qwirkle.clone(position);
    this.seat = seat;
    this.random = random;
    this.candidates = candidates;
    this.foresight = foresight;
    const rounds = position.bag <= foresight.endgameBag ? TO_THE_END : foresight.stretches[0].rounds;
    this.plies = rounds * position.seats;
    this.race = new Race(expectations(position, candidates, weights));
    this.world = new World(this.root);
    this.position = qwirkle.clone(this.root);
    this.judge = new Judge(weights, foresight.insight);
    this.counter = new Judge(weights, 'points');
    this.choosers = seatsOf(position.seats).map(() => this.judge);
    this.forecast = new Forecast(weights);
    this.inference =
      past !== undefined && foresight.samples > 0 ? new Inference(this.root, seat, past, weights) : undefined;
    this.belief = this.inference ?? NOTHING_BELIEVED;
    this.margins = new Float64Array(candidates.length);
    this.wins = new Float64Array(candidates.length);
  }

  advance(nodes: number): 'more' | 'done' {
    for (const until = this.nodes + nodes; this.nodes < until; this.nodes++) {
      if (this.isDone()) return 'done';
      this.step();
    }
    return this.isDone() ? 'done' : 'more';
  }

  private isDone(): boolean {
    if (this.ply >= 0 || this.turn > 0) return false;
    return this.race.active.length < 2 || this.worlds >= this.foresight.worlds[this.root.seats];
  }

  private step(): void {
    if (this.inference?.open && this.inference.samples < this.foresight.samples + this.worlds) {
      this.inference.step(this.random);
      return;
    }
    const { position, world } = this;
    if (this.ply < 0) {
      if (this.turn === 0) this.imagine();
      qwirkle.copy(world.position, position);
      world.deck.restore(position.seats);
      qwirkle.applyMove(position, this.seat, this.candidates[this.race.active[this.turn]].move);
    } else {
      const { mover } = position;
      qwirkle.applyMove(position, mover, this.choosers[mover - 1].choose(position, mover));
    }
    world.deck.draw(position);
    this.ply++;
    if (position.phase === 'over' || this.ply >= this.plies) this.endLine();
  }

  /** Begins another world, where the others have other tiles and other ways. */
  private imagine(): void {
    const { world, root, random, belief, choosers } = this;
    world.imagine(root, belief, random);
    for (const other of seatsOf(root.seats)) {
      if (other === this.seat) continue;
      const isCounting = random(CERTAIN) < CERTAIN * belief.counting(other);
      choosers[other - 1] = isCounting ? this.counter : this.judge;
    }
  }

  private endLine(): void {
    const candidate = this.race.active[this.turn];
    this.forecast.read(this.position, this.seat);
    this.margins[candidate] += this.forecast.margin;
    this.wins[candidate] += this.forecast.win;
    this.race.note(candidate, this.forecast.win + POINT * this.forecast.margin);
    this.ply = -1;
    if (++this.turn < this.race.active.length) return;
    this.turn = 0;
    this.worlds++;
    this.race.endWorld();
    const stretch = this.foresight.stretches.find(({ from }) => from === this.worlds);
    if (stretch !== undefined) this.lookFurther(stretch.rounds);
  }

  private lookFurther(rounds: number): void {
    const plies = rounds * this.root.seats;
    if (plies <= this.plies) return;
    this.plies = plies;
    this.race.fade(OUTDATED);
    for (let i = 0; i < this.candidates.length; i++) {
      this.margins[i] *= OUTDATED;
      this.wins[i] *= OUTDATED;
    }
  }

  best(): Move {
    return this.candidates[this.race.leader()].move;
  }

  analysis(): Analysis {
    const { worlds } = this.race;
    const moves = this.candidates.map(({ move, value }, i) => ({
      move,
      margin: worlds[i] > 0 ? this.margins[i] / worlds[i] : value,
      win: worlds[i] > 0 ? this.wins[i] / worlds[i] : 0.5,
      rank: (this.race.active.includes(i) ? 1e6 : 0) + worlds[i] + this.race.mean(i),
    }));
    moves.sort((a, b) => b.rank - a.rank);
    return {
      moves: moves.map(({ move, margin, win }) => ({ move, margin, win })),
      line: [this.best()],
      nodes: this.nodes,
    };
  }
}

/** Results that candidates promise at first sight: the value of the best as an even chance, the others by their distance. */
function expectations(position: Position, candidates: readonly Candidate[], weights: Weights): number[] {
  const best = Math.max(...candidates.map(({ value }) => value));
  const point = SOBERNESS * (POINT + 1 / (4 * spreadOf(position, weights)));
  return candidates.map(({ value }) => 0.5 + (value - best) * point);
}
