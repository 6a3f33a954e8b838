// The law about perft: it counts what one would count by hand.

import { apply } from '../action.ts';
import { perft } from '../perft.ts';
import { mustEqual } from './compare.ts';
import { law } from './law.ts';
import { listedMoves, walk } from './walk.ts';

/** One in so many positions is counted to depth 2. */
const COUNTED_EVERY = 12;

export const perftCounts = law('perft counts move sequences', (trial) => {
  const { game, random } = trial;
  for (const { index, position, turn } of walk(trial)) {
    mustEqual(`perft 0 before action ${index}`, perft(game, position, 0), 1);
    if (random(COUNTED_EVERY) > 0) continue;
    const before = game.view(position);
    let first = 0;
    let second = 0;
    for (const seat of turn.kind === 'move' ? turn.seats : []) {
      for (const move of listedMoves(game, position, seat)) {
        first++;
        const next = game.clone(position);
        apply(game, next, { kind: 'move', seat, move });
        const reply = game.turn(next);
        for (const other of reply.kind === 'move' ? reply.seats : []) second += listedMoves(game, next, other).length;
      }
    }
    mustEqual(`perft 1 before action ${index}`, perft(game, position, 1), first);
    mustEqual(`perft 2 before action ${index}`, perft(game, position, 2), second);
    mustEqual(`position after perft, before action ${index}`, game.view(position), before);
  }
});
