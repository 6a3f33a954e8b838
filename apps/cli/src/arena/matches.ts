// The matches of the arena: played one after the other, with sums kept instead of games.

import { setImmediate as breathe } from 'node:timers/promises';
import {
  type Chooser,
  type Game,
  type GameTypes,
  type Json,
  MoveList,
  playOut,
  type Random,
  type Seat,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import type { PlayerKind } from '../players/kind.ts';

export interface ArenaPlan {
  readonly game: Game;
  readonly options: Json;
  readonly kinds: readonly PlayerKind[];
  readonly games: number;
  readonly seed: string;
}

/** Sums over all matches that were played. Arrays are indexed by `seat - 1`, `scoresFromStart` by places after the starter. */
export interface Results {
  games: number;
  readonly wins: number[];
  readonly sharedWins: number[];
  readonly scores: number[];
  readonly scoresFromStart: number[];
  moves: number;
  rounds: number;
  legalMoves: number;
  readonly reasons: { [reason: string]: number };
  seconds: number;
}

/** How long the matches go on before the event loop gets its turn, in milliseconds. */
const BREATH = 50;

/** Plays all matches, or as many as there is time for until Ctrl-C. */
export async function playMatches(plan: ArenaPlan, progress: (games: number) => void): Promise<Results> {
  const results = nothingYet(plan.kinds.length);
  const playMatch = matchPlayer(plan, results);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  const started = performance.now();
  let breathed = started;
  while (results.games < plan.games && !stopped) {
    playMatch(results.games++);
    if (performance.now() - breathed < BREATH) continue;
    progress(results.games);
    await breathe();
    breathed = performance.now();
  }
  process.off('SIGINT', stop);
  results.seconds = (performance.now() - started) / 1000;
  return results;
}

const nothingYet = (seats: number): Results => {
  const zeros = () => new Array<number>(seats).fill(0);
  return {
    games: 0,
    wins: zeros(),
    sharedWins: zeros(),
    scores: zeros(),
    scoresFromStart: zeros(),
    moves: 0,
    rounds: 0,
    legalMoves: 0,
    reasons: {},
    seconds: 0,
  };
};

/** A function that plays the n-th match and adds it to the results. */
function matchPlayer({ game, options, kinds, seed }: ArenaPlan, results: Results): (n: number) => void {
  const seats = kinds.length as SeatCount;
  const listed = new MoveList();
  const randoms: Random[] = [];
  const chairs = kinds.map((kind, i) => kind.sit(game, (bound) => randoms[i](bound)));
  let starter: Seat | undefined;
  const choose: Chooser<GameTypes> = (position, seat) => {
    game.legalMoves(position, seat, listed);
    starter ??= seat;
    results.moves++;
    results.legalMoves += listed.length;
    return chairs[seat - 1](position, seat, listed);
  };
  return (n) => {
    const chance = seededRandom(`${seed}/${n}`);
    for (let i = 0; i < seats; i++) randoms[i] = seededRandom(`${seed}/${n}/${i + 1}`);
    starter = undefined;
    const position = game.setup(options, seats);
    const { scores, ranks, reason } = playOut(game, position, { choose, chance: () => chance });
    const winners = ranks.filter((rank) => rank === 1).length;
    for (let i = 0; i < seats; i++) {
      results.scores[i] += scores[i];
      results.scoresFromStart[(i + seats - ((starter ?? 1) - 1)) % seats] += scores[i];
      if (ranks[i] === 1) (winners === 1 ? results.wins : results.sharedWins)[i]++;
    }
    results.rounds += game.round(position);
    results.reasons[reason] = (results.reasons[reason] ?? 0) + 1;
  };
}
