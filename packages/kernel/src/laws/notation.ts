// Laws about texts: notation round-trips, lists have one order, and nothing that can be typed makes a parser throw.

import { allMoves, apply, formatAction, maskAction, parseAction } from '../action.ts';
import type { Action, Game, GameTypes } from '../game.ts';
import { must, mustEqual } from './compare.ts';
import { law } from './law.ts';
import { mutate } from './mutate.ts';
import { granted, moveTexts, mustRefuse, viewersOf, walk } from './walk.ts';

/** An action after it was written and read again. */
export function rewritten<T extends GameTypes>(game: Game<T>, action: Action<T>): Action<T> {
  const text = formatAction(game, action);
  return granted(parseAction(game, text), `reading "${text}"`);
}

function mustRoundTrip<T extends GameTypes>(game: Game<T>, action: Action<T>): void {
  const text = formatAction(game, action);
  const again = rewritten(game, action);
  mustEqual(`"${text}" read and written`, formatAction(game, again), text);
  if (action.kind === 'move')
    mustEqual(`"${text}" read`, again, { kind: 'move', seat: action.seat, move: action.move });
  must(/^\S+( \S+)+$/.test(text), 'an action is words with one space between', text);
}

export const notationRoundTrips = law('notation round-trips', (trial) => {
  const { game, seats, random } = trial;
  for (const { position, turn, action } of walk(trial)) {
    if (turn.kind === 'move') {
      for (const seat of turn.seats) {
        const moves = allMoves(game, position, seat);
        for (const move of moves) mustRoundTrip(game, { kind: 'move', seat, move });
        const texts = moves.map((move) => game.formatMove(move));
        must(new Set(texts).size === texts.length, 'two moves have the same text', texts);
      }
    }
    if (!action) continue;
    mustRoundTrip(game, action);
    for (const viewer of viewersOf(seats)) mustRoundTrip(game, maskAction(game, action, viewer));
    const text = formatAction(game, action);
    for (let i = 0; i < 8; i++) {
      const mistaken = mutate(text, [text], random);
      const parsed = parseAction(game, mistaken);
      if (parsed.ok) mustRoundTrip(game, parsed.value);
      else mustRefuse(`"${mistaken}"`, parsed.refusal);
    }
  }
});

export const movesHaveOneOrder = law('legal moves come in canonical order', (trial) => {
  const { game, options, seats } = trial;
  const replayed = game.setup(options, seats);
  for (const { index, position, turn, action } of walk(trial)) {
    const moves = moveTexts(game, position, turn);
    const where = `before action ${index}`;
    mustEqual(`moves asked for again, ${where}`, moveTexts(game, position, turn), moves);
    mustEqual(`moves of a clone, ${where}`, moveTexts(game, game.clone(position), turn), moves);
    mustEqual(`moves of a replayed position, ${where}`, moveTexts(game, replayed, turn), moves);
    if (action) apply(game, replayed, rewritten(game, action));
  }
});
