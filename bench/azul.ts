// How quick the rules of Azul are: random whole games, and perft.

import { azul } from '@mozaika/azul';
import { MoveList, perft, RECORD_FORMAT, replay, seededRandom } from '@mozaika/kernel';
import { best } from './measure.ts';

/** Nanoseconds for a random move: 2 players, coloured board, the full legal list, uniform choice, whole games. */
export function azulRandomMove(): number {
  const random = seededRandom('azul-random-move');
  const list = new MoveList();
  const start = azul.setup({ board: 'coloured' }, 2);
  const position = azul.clone(start);
  const playGames = (games: number): number => {
    let moves = 0;
    for (let i = 0; i < games; i++) {
      azul.copy(start, position);
      for (;;) {
        const turn = azul.turn(position);
        if (turn.kind === 'over') break;
        if (turn.kind === 'deal') {
          azul.applyDeal(position, azul.deal(position, random));
          continue;
        }
        azul.legalMoves(position, turn.seats[0], list);
        azul.applyMove(position, turn.seats[0], list.at(random(list.length)));
        moves++;
      }
    }
    return moves;
  };
  return best(() => playGames(500));
}

/** Nanoseconds for a node of a perft of depth 3 from the deal that our perft numbers are given for. */
export function azulPerftNode(): number {
  const start = replay(azul, {
    format: RECORD_FORMAT,
    game: 'azul',
    options: { board: 'coloured' },
    players: ['1', '2'],
    rules: 1,
    actions: ['* start 1', '* deal BBYR YYKW BRRK KWWW BYRK'],
  });
  if (!start.ok) throw new Error(start.refusal.code);
  return best(() => perft(azul, start.value, 3));
}
