// The evaluation remembers sides, walls and temperatures of a round: what it remembers must not change a value.

import { azul, BOARD_NAMES, type Position } from '@mozaika/azul';
import { allMoves, pick, SEAT_COUNTS, seatAt, seededRandom } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { Evaluation } from '../src/azul/evaluation.ts';
import { MASTER_WEIGHTS } from '../src/azul/prospect-weights.ts';

/** What an evaluation says of a position. */
function valuesOf(evaluation: Evaluation, position: Position) {
  const values = position.sides.map((_, index) => evaluation.value(position, index));
  return { values, scores: Array.from(evaluation.expectedScores), temperature: evaluation.temperature };
}

describe.each(BOARD_NAMES)('%s', (board) => {
  test.each(SEAT_COUNTS)(
    '%i seats: a position has the value that it has to an evaluation which saw no other',
    (seats) => {
      const random = seededRandom(`remembered ${board} ${seats}`);
      const position = azul.setup({ board }, seats);
      const weights = MASTER_WEIGHTS[board][seats];
      const line = azul.clone(position);
      let compared = 0;
      while (position.phase !== 'over') {
        if (position.phase !== 'offer') {
          const turn = azul.turn(position);
          if (turn.kind === 'move')
            azul.applyMove(position, turn.seats[0], pick(allMoves(azul, position, turn.seats[0]), random));
          else azul.applyDeal(position, azul.deal(position, random));
          continue;
        }
        // Several ways through the round, by one evaluation that has few places to remember in.
        const experienced = new Evaluation(position, weights, 4);
        for (let way = 0; way < 3; way++) {
          azul.copy(position, line);
          while (line.phase === 'offer') {
            const seat = seatAt(line.mover);
            azul.applyMove(line, seat, pick(allMoves(azul, line, seat), random));
            expect(valuesOf(experienced, line)).toEqual(valuesOf(new Evaluation(position, weights, 1), line));
            compared++;
          }
        }
        azul.copy(line, position);
      }
      expect(compared).toBeGreaterThan(100);
    },
  );
});
