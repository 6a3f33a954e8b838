// The quick generator of plays against the plain one, its points against the scores, perft, and the figures of greedy play.

import { type Chooser, MoveList, perft, playOut, randomChooser, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { legalPlays, PASS, PlayList, type Position, playPoints, type QwirkleTypes, qwirkle } from '../src/index.ts';
import { greedyChooser } from './choosers.ts';
import { plainPlays } from './plain-generator.ts';

/** `npm run soak` plays so many times as many matches. */
const SOAK = 'MOZAIKA_SOAK' in process.env ? 20 : 1;

const list = new MoveList();

/** Finds what one generator lists and the other does not. */
function compare(position: Position): void {
  qwirkle.legalMoves(position, position.mover, list);
  const moves = list.toArray();
  const quick = new Set(moves.filter((move) => move !== PASS));
  const plain = plainPlays(position);
  const missed = [...plain].filter((move) => !quick.has(move)).map(qwirkle.formatMove);
  const extra = [...quick].filter((move) => !plain.has(move)).map(qwirkle.formatMove);
  if (missed.length + extra.length > 0) expect({ missed, extra, at: qwirkle.view(position) }).toBeUndefined();
  expect(new Set(moves).size, 'a play is listed twice').toBe(moves.length);
}

/** Plays matches, looking at every position where somebody moves. */
function matches(
  count: number,
  seats: 2 | 3 | 4,
  seed: string,
  style: 'greedy' | 'random',
  look: (at: Position) => void,
) {
  const random = seededRandom(seed);
  const choose: Chooser<QwirkleTypes> = style === 'greedy' ? greedyChooser(random) : randomChooser(qwirkle, random);
  for (let i = 0; i < count; i++) {
    playOut(qwirkle, qwirkle.setup({}, seats), {
      chance: () => random,
      choose(position, seat) {
        look(position);
        return choose(position, seat);
      },
    });
  }
}

describe('the quick generator lists the same plays as the plain one', () => {
  for (const seats of [2, 3, 4] as const) {
    for (const style of ['greedy', 'random'] as const) {
      it(`in ${style} matches of ${seats}`, () => {
        let positions = 0;
        matches(6 * SOAK, seats, `plays ${seats} ${style}`, style, (position) => {
          positions++;
          compare(position);
        });
        expect(positions).toBeGreaterThan(200 * SOAK);
      });
    }
  }
});

describe('the points of a listed play', () => {
  it('are those that it scores', () => {
    const plays = new PlayList();
    matches(3, 2, 'points', 'greedy', (position) => {
      const seat = position.mover;
      legalPlays(position, seat, plays);
      for (let i = 0; i < plays.length; i += 7) {
        const next = qwirkle.clone(position);
        let told = 0;
        qwirkle.applyMove(next, seat, plays.at(i), (event) => {
          if (event.type === 'scored' || event.type === 'scored-alone') told += event.points;
        });
        expect([playPoints(position, plays.at(i)), told]).toEqual([plays.points[i], plays.points[i]]);
      }
    });
  });
});

describe('perft', () => {
  /** What perft counts, by the plain generator. */
  const plainPerft = (position: Position, depth: number): number => {
    const plays = plainPlays(position);
    const moves = plays.size > 0 ? [...plays] : [PASS];
    if (depth === 1) return moves.length;
    return moves.reduce((sum, move) => {
      const next = qwirkle.clone(position);
      qwirkle.applyMove(next, position.mover, move);
      return sum + (qwirkle.turn(next).kind === 'move' ? plainPerft(next, depth - 1) : 0);
    }, 0);
  };

  it('agrees with the plain generator once the bag is empty', () => {
    const late: Position[] = [];
    matches(3, 2, 'perft', 'greedy', (position) => {
      const tiles = position.known.reduce((sum, count) => sum + count, 0);
      if (position.bag === 0 && tiles <= 7) late.push(qwirkle.clone(position));
    });
    expect(late.length).toBeGreaterThan(3);
    for (const position of late) {
      for (const depth of [1, 2, 3]) expect(perft(qwirkle, position, depth)).toBe(plainPerft(position, depth));
    }
  });
});

describe('greedy play of two', () => {
  /** Whether a sample's mean agrees with a reference that was rounded: within that and five standard errors. */
  const expectMean = (sample: readonly number[], reference: number, rounding: number) => {
    const mean = sample.reduce((a, b) => a + b) / sample.length;
    const variance = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sample.length - 1);
    expect(Math.abs(mean - reference)).toBeLessThan(rounding + 5 * Math.sqrt(variance / sample.length));
  };

  it('has the mean score, the turns and the choice of plays that other programs found: 205, 50.8 and 66', () => {
    const random = seededRandom('greedy figures');
    const figures = Array.from({ length: 300 }, () => {
      const choices: number[] = [];
      const choose = greedyChooser(random, (_, plays) => choices.push(plays.length));
      const { scores } = playOut(qwirkle, qwirkle.setup({}, 2), { chance: () => random, choose });
      const afterOpening = choices.slice(1);
      return {
        score: (scores[0] + scores[1]) / 2,
        turns: choices.length,
        // Weighed by turns, as the reference is an average over turns.
        excess: afterOpening.reduce((sum, count) => sum + count - 66, 0),
      };
    });
    const turns = figures.map((match) => match.turns);
    const meanTurns = turns.reduce((a, b) => a + b) / turns.length;
    expectMean(turns, 50.8, 0.05);
    expectMean(
      figures.map(({ score }) => score),
      205,
      0.5,
    );
    expectMean(
      figures.map(({ excess }) => excess / (meanTurns - 1)),
      0,
      0.5,
    );
  });
});
