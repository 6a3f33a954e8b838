// An example that is being tried: its match up to the reader's move, and what a move brought.

import { formatFact, type Game, type GameEvent, latestRules, type Seat, seatAt } from '@mozaika/kernel';
import { Timeline } from '../match/timeline.ts';
import type { PlayerLabel } from '../storage/match-setup.ts';
import type { Answer, Example, TrialStart } from './page.ts';

/** Who sits at the tables of the examples. */
const NAMES = ['Nela', 'Ota', 'Iva', 'Jan'];

export const playersOf = ({ seats }: Example): PlayerLabel[] =>
  NAMES.slice(0, seats).map((name, i) => ({ seat: seatAt(i), name }));

/** The match of an example, where the reader's move is due. */
export function openTrial(game: Game, example: Example): Timeline {
  const setup = {
    game: game.id,
    options: example.options,
    rules: example.rules ?? latestRules(game),
    players: playersOf(example),
  };
  return Timeline.of(game, setup, example.actions);
}

/** Takes the reader's move back. */
export function resetTrial(timeline: Timeline, example: TrialStart): void {
  timeline.append([formatFact({ kind: 'undo', target: example.actions.length })]);
}

/** Appends the reader's move with what follows from it; says whether it was legal. */
export function playTrial(game: Game, timeline: Timeline, example: Example, move: string): boolean {
  if (timeline.append([`${example.seat} ${move}`])) return false;
  const refusal = timeline.append(answerTo(example, tidyMove(game, move))?.follows ?? []);
  if (refusal) throw new Error(`What follows ${move} can't be played: ${JSON.stringify(refusal)}`);
  return true;
}

/** What events brought a seat. */
export const pointsOf = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce((sum, event) => sum + (event.seat === seat ? (event.points ?? 0) : 0), 0);

/** The move as records write it: tiles may be named in any order. */
export function tidyMove(game: Game, move: string): string {
  const parsed = game.parseMove(move);
  return parsed.ok ? game.formatMove(parsed.value) : move;
}

export const answerTo = ({ answers }: Example, move: string): Answer | undefined =>
  answers.find((answer) => answer.move === move);
