// Leads the screen from moment to moment: steps are animated one after the other, but the position is the truth. If the tab
// sleeps, much is waiting, or an animation does not end, the screen simply shows what is.

import type { Moment } from './timeline.ts';

/** The hands that show things. */
export interface Stage {
  /** Shows what the step from this moment to the next one did. */
  animate(from: Moment, skip: AbortSignal): Promise<void>;
  /** Shows a moment. */
  show(moment: Moment): void;
  /** Whether nobody can see the screen. */
  hidden(): boolean;
}

/** When more steps are waiting, nobody wants to watch them all. */
const MOST_WAITING = 12;
/** No animation takes longer; one that does has got lost. */
const LONGEST = 9000;

export class Presenter {
  private stage: Stage | undefined;
  private shown: Moment = 0;
  private target: Moment = 0;
  private skipping = new AbortController();
  private running = false;
  private waiting: (() => void)[] = [];

  /** Takes the stage over, with a moment shown on it. */
  attach(stage: Stage, moment: Moment): void {
    this.stage = stage;
    this.shown = moment;
    this.target = moment;
    stage.show(moment);
    this.release();
  }

  /** The match has gone on to a moment. */
  follow(moment: Moment): void {
    this.target = moment;
    if (!this.running) void this.run();
  }

  /** The match is at a moment, and how it came there is not to be shown. */
  jump(moment: Moment): void {
    this.target = moment;
    this.shown = moment;
    this.skipping.abort();
    this.stage?.show(moment);
    if (!this.running) this.release();
  }

  /** Ends the animation of the moment at once. */
  skip(): void {
    this.skipping.abort();
  }

  get idle(): boolean {
    return this.stage !== undefined && !this.running && this.shown === this.target;
  }

  /** Resolves when everything has been shown. */
  settled(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  private async run(): Promise<void> {
    const { stage } = this;
    if (!stage) return;
    this.running = true;
    while (this.shown < this.target) {
      if (stage.hidden() || this.target - this.shown > MOST_WAITING) {
        this.shown = this.target;
      } else {
        const from = this.shown;
        await this.animated(stage, from);
        // A jump may have happened meanwhile.
        if (this.shown === from && this.target > from) this.shown = from + 1;
      }
      stage.show(this.shown);
    }
    this.running = false;
    this.release();
  }

  private async animated(stage: Stage, from: Moment): Promise<void> {
    this.skipping = new AbortController();
    const { signal } = this.skipping;
    const timer = setTimeout(() => this.skipping.abort(), LONGEST);
    const hurried = new Promise<void>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 50)));
    try {
      await Promise.race([stage.animate(from, signal), hurried]);
    } catch {
      // Whatever went wrong on the way: the next moment is shown all the same.
    } finally {
      clearTimeout(timer);
    }
  }

  private release(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
