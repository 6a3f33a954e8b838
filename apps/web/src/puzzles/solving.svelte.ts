// A puzzle that is being solved: the match from its position, what was tried, and what was said to it.

import type { Puzzle } from '@mozaika/analysis/puzzles';
import { formatFact, latestRules, parseSetUp, type Seat, seatsOf } from '@mozaika/kernel';
import type { GameUi } from '../games/contract.ts';
import { Timeline } from '../match/timeline.ts';
import { tidyMove } from '../rules/trial.ts';
import type { MatchSetup } from '../storage/match-setup.ts';
import { keepAttempt } from './attempt-store.ts';
import type { Judgement } from './judgement.ts';

export class Solving {
  readonly setup: MatchSetup;
  readonly timeline: Timeline;
  readonly seat: Seat;
  stage: 'open' | 'judging' | 'judged' | 'failed' = $state('open');
  judgement: Judgement | undefined = $state.raw();
  /** The right move, once it was asked for. */
  shown: string | undefined = $state();
  private readonly ui: GameUi;
  private readonly puzzle: Puzzle;
  /** Whether the first try counts still. */
  private counts = true;

  constructor(ui: GameUi, puzzle: Puzzle) {
    const read = parseSetUp(ui.game, puzzle.position);
    if (!read.ok) throw new Error(`The puzzle ${puzzle.id} can't be read: ${JSON.stringify(read.refusal)}`);
    const { options, seats } = read.value;
    this.ui = ui;
    this.puzzle = puzzle;
    this.seat = seatsOf(seats).find((seat) => seat === puzzle.seat) ?? 1;
    this.setup = {
      game: ui.game.id,
      options,
      rules: latestRules(ui.game),
      from: puzzle.position,
      players: seatsOf(seats).map((seat) => ({ seat, name: `${seat}` })),
    };
    this.timeline = Timeline.of(ui.game, this.setup, []);
  }

  /** Makes a legal move of the solver and has it judged; what follows a wrong one is appended. */
  async tryMove(decided: string): Promise<void> {
    const move = tidyMove(this.ui.game, decided);
    const refusal = this.timeline.append([`${this.seat} ${move}`]);
    if (refusal) throw new Error(`${move}: ${JSON.stringify(refusal)}`);
    this.stage = 'judging';
    const { judge } = await import('../bots/client.ts');
    const judged = await judge({ game: this.ui.game.id, puzzle: this.puzzle, move }).catch(() => undefined);
    if (!judged?.ok) {
      this.stage = 'failed';
      return;
    }
    this.count(judged.value.isRight);
    // A line that can't be played on would be a mistake of ours, but it must not keep anybody from the answer.
    this.timeline.append(judged.value.line);
    this.judgement = judged.value;
    this.stage = 'judged';
  }

  takeBack(): void {
    if (this.timeline.now > 0) this.timeline.append([formatFact({ kind: 'undo', target: 0 })]);
    this.judgement = undefined;
    this.stage = 'open';
  }

  /** Shows the right move on the board; who has not tried anything has not solved the puzzle. */
  giveUp(): void {
    this.takeBack();
    this.count(false);
    this.shown = this.puzzle.right[0]?.[0];
  }

  private count(isRight: boolean): void {
    if (!this.counts) return;
    this.counts = false;
    const at = Math.floor(Date.now() / 1000);
    keepAttempt({ game: this.ui.game.id, id: this.puzzle.id, isRight, at });
  }
}
