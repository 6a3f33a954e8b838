// Laws about what is legal: listed moves and checked moves are the same, and everything else is refused.

import { allMoves, check, formatAction } from '../action.ts';
import type { Action, Game, GameTypes } from '../game.ts';
import type { Move } from '../moves.ts';
import { pick, type Random } from '../random.ts';
import { SEATS, type Seat, seatsOf } from '../seats.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { mutate } from './mutate.ts';
import { mustPass, mustRefuse, walk } from './walk.ts';

/** How many almost-right texts are tried for each seat of a position, and how many earlier moves are remembered. */
const MISTAKES = 24;
const REMEMBERED = 200;

export const legalMovesAreTheCheckedOnes = law('legal moves are exactly those that check lets through', (trial) => {
  const { game, random } = trial;
  const earlier: Move[] = [];
  for (const { index, position, turn } of walk(trial)) {
    if (turn.kind !== 'move') continue;
    const before = game.view(position);
    for (const seat of turn.seats) {
      const moves = allMoves(game, position, seat);
      const legal = new Set(moves);
      const where = `seat ${seat} before action ${index}`;
      must(legal.size === moves.length, `${where} has a move twice`, moves);
      for (const move of moves) {
        must(Number.isSafeInteger(move), `${where} has a move that is not a safe integer`, move);
        mustPass(`${where}, legal move ${game.formatMove(move)}`, check(game, position, { kind: 'move', seat, move }));
      }
      for (const move of [...earlier, ...almostRight(game, seat, moves, random)]) {
        if (legal.has(move)) continue;
        const refusal = check(game, position, { kind: 'move', seat, move });
        mustRefuse(`${where}, a move that is not listed, ${game.formatMove(move)}`, refusal);
      }
      remember(earlier, moves, random);
    }
    mustEqual(`position after it was only looked at, before action ${index}`, game.view(position), before);
  }
});

function almostRight<T extends GameTypes>(game: Game<T>, seat: Seat, moves: readonly Move[], random: Random): Move[] {
  if (moves.length === 0) return [];
  const texts = moves.map((move) => game.formatMove(move));
  const masked = moves.map((move) => game.maskMove(move, seat, 'spectator'));
  const mistaken = Array.from({ length: MISTAKES }, () => game.parseMove(mutate(pick(texts, random), texts, random)));
  return [...masked, ...mistaken.flatMap((parsed) => (parsed.ok ? [parsed.value] : []))];
}

function remember(earlier: Move[], moves: readonly Move[], random: Random): void {
  for (const move of moves) {
    if (earlier.length < REMEMBERED) earlier.push(move);
    else if (random(8) === 0) earlier[random(REMEMBERED)] = move;
  }
}

export const wantedMovesExist = law('every position that wants a move has one', (trial) => {
  const { game, seats } = trial;
  for (const { index, position, turn } of walk(trial)) {
    if (turn.kind !== 'move') continue;
    const known = turn.seats.every((seat) => seatsOf(seats).includes(seat));
    must(known && new Set(turn.seats).size === turn.seats.length, `seats to move before action ${index}`, turn.seats);
    must(turn.seats.length > 0, `nobody is to move before action ${index}`);
    for (const seat of turn.seats) {
      must(allMoves(game, position, seat).length > 0, `seat ${seat} has no move before action ${index}`);
      must(game.knows(position, seat), `seat ${seat} is not known before action ${index}`);
    }
  }
});

export const otherTurnsAreRefused = law(
  'actions out of turn and after the end are refused',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game } = trial;
    const deals: T['deal'][] = [];
    const moves = new Set<Move>();
    for (const { index, position, turn, action } of walk(trial)) {
      if (action?.kind === 'deal') deals.push(action.deal);
      if (action?.kind === 'move') moves.add(action.move);
      const before = game.view(position);
      const inTurn = turn.kind === 'move' ? turn.seats : [];
      const wrong: Action<T>[] = [];
      for (const seat of SEATS.filter((seat) => !inTurn.includes(seat))) {
        for (const move of moves) wrong.push({ kind: 'move', seat, move });
      }
      if (turn.kind !== 'deal') for (const deal of deals) wrong.push({ kind: 'deal', deal });
      for (const each of wrong)
        mustRefuse(`${formatAction(game, each)} before action ${index}`, check(game, position, each));
      mustEqual(`the position after refusals, before action ${index}`, game.view(position), before);
      mustEqual(`the turn after refusals, before action ${index}`, game.turn(position), turn);
    }
  },
);
