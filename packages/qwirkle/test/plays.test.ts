// The quick generator of plays against the plain one.

import { type Chooser, MoveList, perft, playOut, randomChooser, type SeatCount, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { legalPlays, PlayList, type Position, playPoints, type QwirkleTypes, qwirkle } from '../src/index.ts';
import { greedyChooser } from './choosers.ts';
import { plainPlays } from './plain-generator.ts';

const list = new MoveList();

function compare(position: Position): number {
  qwirkle.legalMoves(position, position.mover, list);
  const quick = list.toArray().filter((move) => move !== 61);
  const quickSet = new Set(quick);
  const plain = plainPlays(position);
  expect(quick.length, 'a play is listed twice').toBe(quickSet.size);
  const missed = [...plain].filter((move) => !quickSet.has(move)).map(qwirkle.formatMove);
  const extra = quick.filter((move) => !plain.has(move)).map(qwirkle.formatMove);
  expect({ missed, extra, at: missed.length + extra.length > 0 && qwirkle.view(position) }).toEqual({
    missed: [],
    extra: [],
    at: false,
  });
  return quick.length;
}

describe('the quick generator lists the same plays as the plain one', () => {
  for (const seats of [2, 3, 4] as const) {
    for (const style of ['greedy', 'random'] as const) {
      it(`in ${style} matches of ${seats}`, () => {
        const seed = `plays ${seats} ${style}`;
        const random = seededRandom(seed);
        const chooser: Chooser<QwirkleTypes> =
          style === 'greedy' ? greedyChooser(random) : randomChooser(qwirkle, random);
        let positions = 0;
        for (let match = 0; match < 10; match++) {
          playOut(qwirkle, qwirkle.setup({}, seats), {
            chance: () => random,
            choose: (position, seat) => {
              compare(position);
              positions++;
              return chooser(position, seat);
            },
          });
        }
        expect(positions, seed).toBeGreaterThan(300);
      });
    }
  }
});
