// What a tutorial is made of: short steps, each a real position in which one thing is to be done, and what is answered to every try.

import { type Game, type GameEvent, latestRules, seatAt } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import { Timeline } from '../match/timeline.ts';
import type { TrialStart } from '../rules/page.ts';
import { pointsOf } from '../rules/trial.ts';

/** A move that does what is asked. */
export interface RightMove {
  readonly move: string;
  /** What happens then: others move, tiles are drawn. */
  readonly follows?: readonly string[];
  /** What there is to learn from it. */
  readonly why: Phrase;
}

/** Why moves are allowed, but not what this step is about. `{points}` in it is what the move brings. */
export interface WrongMoves {
  readonly moves: RegExp;
  readonly why: Phrase;
}

export interface TutorialStep extends TrialStart {
  readonly id: string;
  readonly title: Phrase;
  /** What to do. */
  readonly task: Phrase;
  /** The first one is shown to whoever asks for it. */
  readonly right: readonly [RightMove, ...RightMove[]];
  /** What is as good as the first: moves of this form, or all that bring as many points. Absent: nothing. */
  readonly also?: RegExp | 'points';
  /** The first that fits a move answers it; the last one fits every move. */
  readonly wrong: readonly WrongMoves[];
  /** Whether the move is marked on the board from the start; absent: only for whoever asks. */
  readonly mark?: 'at once';
}

export interface Tutorial {
  readonly steps: readonly TutorialStep[];
  /** What is said after the last step. */
  readonly end: Phrase;
  /** A class name by which a style sheet of the game leaves out what its steps do not need. */
  readonly look: string;
}

/** What is answered to a move. */
export type Verdict =
  | { readonly kind: 'right'; readonly why: Phrase; readonly follows: readonly string[] }
  | { readonly kind: 'wrong'; readonly why: Phrase };

/** The match of a step, where the learner is to move. */
export function openStep(game: Game, step: TutorialStep): Timeline {
  const players = Array.from({ length: step.seats }, (_, i) => ({ seat: seatAt(i), name: `${i + 1}` }));
  const setup = { game: game.id, options: step.options, rules: step.rules ?? latestRules(game), players };
  return Timeline.of(game, setup, step.actions);
}

/** The points that a move brings at once, by the rules; 0 for one that is not allowed. */
export function worthOf(timeline: Timeline, { seat }: TutorialStep, move: string): number {
  const previewed = timeline.preview(seat, move);
  return pointsOf(previewed.ok ? (previewed.events as readonly GameEvent[]) : [], seat);
}

/** Judges a legal move, written as records write it. `timeline` is where the step began. */
export function judge(timeline: Timeline, step: TutorialStep, move: string): Verdict {
  const [first] = step.right;
  const named = step.right.find((right) => right.move === move);
  const equal =
    step.also === 'points'
      ? worthOf(timeline, step, move) >= worthOf(timeline, step, first.move)
      : (step.also?.test(move) ?? false);
  if (named || equal) return { kind: 'right', why: (named ?? first).why, follows: named?.follows ?? [] };
  const wrong = step.wrong.find(({ moves }) => moves.test(move));
  if (!wrong) throw new Error(`The step ${step.id} has no answer to ${move}`);
  return { kind: 'wrong', why: wrong.why };
}
