// The steps of a match that are analysed: decisions with a choice by seats whose tiles are known, and deals that hide nothing.

import {
  allMoves,
  formatFrom,
  type GameTypes,
  type MatchRecord,
  type Result,
  refuse,
  replay,
  type Seat,
  seatAt,
} from '@mozaika/kernel';
import type { AnalysisParts } from './parts.ts';

/** An action of the record that is analysed. */
export interface Step {
  readonly index: number;
  readonly kind: 'decision' | 'deal';
}

/** A record whose actions up to some are all that there is: what its notes say happened later. */
export const upTo = (record: MatchRecord, index: number): MatchRecord => {
  const { from, game, options, players, rules } = record;
  return { ...formatFrom(from), game, options, players, rules, actions: record.actions.slice(0, index) };
};

/** The seats of a record. */
export const seatsIn = ({ players }: MatchRecord): Seat[] => players.map((_, index) => seatAt(index));

/** All steps of a record, or why it can't be analysed. */
export function stepsOf<T extends GameTypes>({ bot: { game } }: AnalysisParts<T>, record: MatchRecord): Result<Step[]> {
  const steps: Step[] = [];
  const knowsAll = (position: T['position'], seats: readonly Seat[]) =>
    seats.every((seat) => game.knows(position, seat));
  let dealFrom: T['position'] | undefined;
  const replayed = replay(game, record, {
    before(position, action, index) {
      if (action.kind === 'move') {
        const { seat } = action;
        if (knowsAll(position, [seat]) && allMoves(game, position, seat).length > 1)
          steps.push({ index, kind: 'decision' });
      } else dealFrom = position;
    },
    after(position, action, index) {
      if (action.kind === 'deal' && dealFrom !== undefined && knowsAll(position, seatsIn(record)))
        steps.push({ index, kind: 'deal' });
    },
  });
  if (!replayed.ok) return replayed;
  if (!steps.some(({ kind }) => kind === 'decision')) return refuse('nothing-to-analyse', {});
  return { ok: true, value: steps };
}
