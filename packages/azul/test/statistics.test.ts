// Random play: its averages agree with those of independent programs, within what chance allows.

import { MoveList, type SeatCount, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul } from '../src/index.ts';

const SOAK = 'MOZAIKA_SOAK' in process.env ? 20 : 1;
/** So many standard errors: once in 150,000 such tests chance alone would go further. The seeds are fixed, so never here. */
const SIGMAS = 4.5;

interface Played {
  moves: number;
  rounds: number;
  legal: number;
  scores: number[];
}

/** Uniform play among all legal moves on the coloured board; seat 1 starts. */
function playMatches(seats: SeatCount, count: number): Played[] {
  const random = seededRandom(`statistics ${seats}`);
  const list = new MoveList();
  return Array.from({ length: count }, () => {
    const position = azul.setup({ board: 'coloured', start: 1 }, seats);
    const played: Played = { moves: 0, rounds: 0, legal: 0, scores: [] };
    for (;;) {
      const turn = azul.turn(position);
      if (turn.kind === 'over') return { ...played, rounds: azul.round(position), scores: [...turn.outcome.scores] };
      if (turn.kind === 'deal') {
        azul.applyDeal(position, azul.deal(position, random));
        continue;
      }
      azul.legalMoves(position, turn.seats[0], list);
      played.moves++;
      played.legal += list.length;
      azul.applyMove(position, turn.seats[0], list.at(random(list.length)));
    }
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const standardError = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)) / (numbers.length - 1));
};

/** A mean agrees with a reference that was rounded to the given unit. */
function expectMean(numbers: readonly number[], reference: number, unit: number): void {
  const bound = SIGMAS * standardError(numbers) + unit / 2;
  expect(Math.abs(mean(numbers) - reference), `${mean(numbers)} ± ${bound}`).toBeLessThan(bound);
}

describe('random play, coloured board', () => {
  const two = playMatches(2, 20_000 * SOAK);

  it('2 players: 70.3 moves and 6.60 rounds a match', () => {
    expectMean(
      two.map(({ moves }) => moves),
      70.3,
      0.1,
    );
    expectMean(
      two.map(({ rounds }) => rounds),
      6.6,
      0.01,
    );
  });

  it('2 players: 23.1 legal moves a turn', () => {
    const ratio = mean(two.map(({ legal }) => legal)) / mean(two.map(({ moves }) => moves));
    const residuals = two.map(({ legal, moves }) => legal - ratio * moves);
    const bound = (SIGMAS * standardError(residuals)) / mean(two.map(({ moves }) => moves)) + 0.05;
    expect(Math.abs(ratio - 23.1), `${ratio} ± ${bound}`).toBeLessThan(bound);
  });

  it('2 players: mean scores 2.99 and 2.93, the starting seat first', () => {
    expectMean(
      two.map(({ scores }) => scores[0]),
      2.99,
      0.01,
    );
    expectMean(
      two.map(({ scores }) => scores[1]),
      2.93,
      0.01,
    );
  });

  it.each([
    [3, 90.0],
    [4, 108.5],
  ] as const)('%i players: %f moves a match', (seats, moves) => {
    expectMean(
      playMatches(seats, 8_000 * SOAK).map((played) => played.moves),
      moves,
      0.1,
    );
  });
});
