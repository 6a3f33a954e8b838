// One match of the arena: contestants on chairs, deals from a seed, and a result that needs no replay.

import {
  type Action,
  allMoves,
  apply,
  check,
  type Game,
  type Json,
  MoveList,
  type Seat,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import { type Contestant, Forfeit, notify, type SeatAgent, type Seating } from './seat-agent.ts';

/** Which match of which plan: rotations of one group have the same deals and other chairs. */
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
export async function playMatch(plan: MatchPlan, { group, rotation }: Pairing): Promise<MatchResult> {
  const { game, options, contestants, seed } = plan;
  const count = contestants.length;
  const seatings = contestants.map((_, i): Seating => {
    const seat = (i + 1) as Seat;
    const who = contestantAt(seat, rotation, count);
    return {
      game,
      options,
      seats: count as SeatCount,
      seat,
      random: seededRandom(`${seed}/${group}/${rotation}/${who}`),
    };
  });
  const agents: SeatAgent[] = [];
  const position = game.setup(options, count as SeatCount);
  const listed = new MoveList();
  let [moves, legalMoves, deals] = [0, 0, 0];
  let starter: Seat = 1;
  const result = (byScores: readonly number[], byRanks: readonly number[], reason: string) => {
    const bySeat = seatings.map(({ seat }) => contestantAt(seat, rotation, count));
    const scores = contestants.map((_, who) => byScores[bySeat.indexOf(who)]);
    const ranks = contestants.map((_, who) => byRanks[bySeat.indexOf(who)]);
    const rounds = game.round(position);
    return { group, rotation, scores, ranks, reason, starter: bySeat[starter - 1], moves, rounds, legalMoves };
  };
  let acting: Seat = 1;
  try {
    for (const seating of seatings) {
      acting = seating.seat;
      agents.push(contestants[contestantAt(seating.seat, rotation, count)].sit(seating));
    }
    for (;;) {
      const turn = game.turn(position);
      if (turn.kind === 'over') return result(turn.outcome.scores, turn.outcome.ranks, turn.outcome.reason);
      let action: Action;
      if (turn.kind === 'deal') {
        action = { kind: 'deal', deal: game.deal(position, seededRandom(`${seed}/${group}/deal/${deals++}`)) };
      } else {
        acting = turn.seats[0];
        if (moves++ === 0) starter = acting;
        game.legalMoves(position, acting, listed);
        legalMoves += listed.length;
        if (listed.length === 0) for (const move of allMoves(game, position, acting)) listed.push(move);
        const chosen = agents[acting - 1].choose(listed);
        // Most contestants answer at once; awaiting each would make quick matches several times slower.
        action = { kind: 'move', seat: acting, move: typeof chosen === 'number' ? chosen : await chosen };
        const refusal = check(game, position, action);
        if (refusal) throw new Forfeit(`illegal move: ${refusal.code}`);
      }
      apply(game, position, action);
      for (let i = 0; i < count; i++) notify(agents[i], seatings[i], action);
    }
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const ranks = seatings.map(({ seat }) => (seat === acting ? count : 1));
    const forfeit = { contestant: contestantAt(acting, rotation, count), why: error.message };
    return { ...result(game.scores(position), ranks, 'forfeit'), forfeit };
  } finally {
    for (const chair of agents) chair.leave?.();
  }
}
