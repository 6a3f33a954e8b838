// One match of the arena: an agent at every seat, deals from a seed, and a result that needs no replay.

import {
  type Action,
  allMoves,
  apply,
  check,
  type Game,
  isSeatCount,
  type Json,
  type Move,
  MoveList,
  type Outcome,
  type Seat,
  seatsOf,
  seededRandom,
} from '@mozaika/kernel';
import { type Contestant, Forfeit, notify, type SeatAgent, type Seating } from './seat-agent.ts';

/** Which match of a plan: the rotations of one group have the same deals, and the contestants at other seats. */
export interface Pairing {
  readonly group: number;
  readonly rotation: number;
}

/** How a match went. Arrays are indexed by contestant, as they were named, not by seat. */
export interface MatchResult extends Pairing {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly reason: string;
  /** The contestant that made the first move. */
  readonly starter: number;
  readonly moves: number;
  readonly rounds: number;
  /** Listed legal moves, summed over all moves. */
  readonly legalMoves: number;
  /** Who lost by failing, and how. */
  readonly forfeit?: { readonly contestant: number; readonly why: string };
}

export interface MatchPlan {
  readonly game: Game;
  readonly options: Json;
  readonly contestants: readonly Contestant[];
  readonly seed: string;
}

/** The contestant that sits at a seat: each rotation moves everybody on by one. */
const contestantAt = (seat: Seat, rotation: number, count: number): number => (seat - 1 + rotation) % count;

/** Plays a match. A contestant that fails loses it, and the reason is noted. */
export const playMatch = (plan: MatchPlan, pairing: Pairing): Promise<MatchResult> =>
  new ArenaMatch(plan, pairing).play();

class ArenaMatch {
  private readonly plan: MatchPlan;
  private readonly pairing: Pairing;
  private readonly seatings: readonly Seating[];
  private readonly agents: SeatAgent[] = [];
  private readonly position: unknown;
  private readonly listed = new MoveList();
  private moves = 0;
  private legalMoves = 0;
  private deals = 0;
  private starter: Seat = 1;
  /** The seat that is at fault if its agent fails now. */
  private acting: Seat = 1;

  constructor(plan: MatchPlan, pairing: Pairing) {
    const { game, options, contestants, seed } = plan;
    const { group, rotation } = pairing;
    const seats = contestants.length;
    if (!isSeatCount(seats)) throw new RangeError(`A match has 2 to 4 contestants, not ${seats}`);
    this.plan = plan;
    this.pairing = pairing;
    this.seatings = seatsOf(seats).map((seat) => {
      const random = seededRandom(`${seed}/${group}/${rotation}/${contestantAt(seat, rotation, seats)}`);
      return { game, options, seats, seat, random };
    });
    this.position = game.setup(options, seats);
  }

  async play(): Promise<MatchResult> {
    const { game } = this.plan;
    try {
      this.seatContestants();
      for (let turn = game.turn(this.position); ; turn = game.turn(this.position)) {
        if (turn.kind === 'over') return this.result(turn.outcome);
        const next = turn.kind === 'deal' ? this.deal() : this.move(turn.seats[0]);
        // Most contestants answer at once; awaiting each would make quick matches several times slower.
        this.apply(next instanceof Promise ? await next : next);
      }
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      return this.forfeited(error);
    } finally {
      for (const agent of this.agents) agent.leave?.();
    }
  }

  private seatContestants(): void {
    for (const seating of this.seatings) {
      this.acting = seating.seat;
      this.agents.push(this.plan.contestants[this.contestantAt(seating.seat)].sit(seating));
    }
  }

  private contestantAt(seat: Seat): number {
    return contestantAt(seat, this.pairing.rotation, this.seatings.length);
  }

  private deal(): Action {
    const { game, seed } = this.plan;
    const random = seededRandom(`${seed}/${this.pairing.group}/deal/${this.deals++}`);
    return { kind: 'deal', deal: game.deal(this.position, random) };
  }

  /** The move that a seat's agent chooses, checked. */
  private move(seat: Seat): Action | Promise<Action> {
    const { listed, position } = this;
    const { game } = this.plan;
    this.acting = seat;
    if (this.moves++ === 0) this.starter = seat;
    game.legalMoves(position, seat, listed);
    this.legalMoves += listed.length;
    if (listed.length === 0) for (const move of allMoves(game, position, seat)) listed.push(move);
    const chosen = this.agents[seat - 1].choose(listed);
    return typeof chosen === 'number'
      ? this.checked(seat, chosen)
      : Promise.resolve(chosen).then((move) => this.checked(seat, move));
  }

  private checked(seat: Seat, move: Move): Action {
    const action: Action = { kind: 'move', seat, move };
    const refusal = check(this.plan.game, this.position, action);
    if (refusal) throw new Forfeit(`illegal move: ${refusal.code}`);
    return action;
  }

  private apply(action: Action): void {
    apply(this.plan.game, this.position, action);
    for (const [i, seating] of this.seatings.entries()) notify(this.agents[i], seating, action);
  }

  private forfeited({ message }: Forfeit): MatchResult {
    const ranks = this.seatings.map(({ seat }) => (seat === this.acting ? this.seatings.length : 1));
    const scores = this.plan.game.scores(this.position);
    const forfeit = { contestant: this.contestantAt(this.acting), why: message };
    return { ...this.result({ scores, ranks, reason: 'forfeit' }), forfeit };
  }

  /** An outcome by seat as a result by contestant. */
  private result({ scores, ranks, reason }: Outcome): MatchResult {
    const { moves, legalMoves } = this;
    const bySeat = this.seatings.map(({ seat }) => this.contestantAt(seat));
    const byContestant = (values: readonly number[]) => bySeat.map((_, who) => values[bySeat.indexOf(who)]);
    return {
      ...this.pairing,
      scores: byContestant(scores),
      ranks: byContestant(ranks),
      reason,
      starter: bySeat[this.starter - 1],
      moves,
      rounds: this.plan.game.round(this.position),
      legalMoves,
    };
  }
}
