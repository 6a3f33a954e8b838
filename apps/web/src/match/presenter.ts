// Leads the screen from moment to moment: steps are animated one after the other, but the position is the truth. If the tab
// sleeps, much is waiting, or an animation does not end, the screen simply shows what is.

import type { Moment } from './timeline.ts';

/** The screen that shows things. */
export interface AnimatedScreen {
  /** Shows what the step from this moment to the next one did. */
  animate(from: Moment, skip: AbortSignal): Promise<void>;
  /** Shows a moment. */
  show(moment: Moment): void;
  /** Whether nobody can see the screen. */
  hidden(): boolean;
}

/** With more steps waiting than this, all but the last view are left out. */
const MOST_WAITING = 12;
/** Milliseconds after which an animation is cut short. */
const LONGEST = 9000;

export class Presenter {
  private screen: AnimatedScreen | undefined;
  private shown: Moment = 0;
  private target: Moment = 0;
  private skipping = new AbortController();
  private running = false;
  private waiting: (() => void)[] = [];

  /** Begins to lead a screen that shows a moment. */
  attach(screen: AnimatedScreen, moment: Moment): void {
    this.screen = screen;
    this.shown = moment;
    this.target = moment;
    screen.show(moment);
    this.release();
  }

  /** The match has gone on to a moment. */
  follow(moment: Moment): void {
    this.target = moment;
    if (!this.running) void this.run();
  }

  /** Shows a moment without the steps that lead there. */
  jump(moment: Moment): void {
    this.target = moment;
    this.shown = moment;
    this.skipping.abort();
    this.screen?.show(moment);
    if (!this.running) this.release();
  }

  /** Ends the animation that runs at once. */
  skip(): void {
    this.skipping.abort();
  }

  get idle(): boolean {
    return this.screen !== undefined && !this.running && this.shown === this.target;
  }

  /** Resolves when everything has been shown. */
  settled(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  private async run(): Promise<void> {
    const { screen } = this;
    if (!screen) return;
    this.running = true;
    while (this.shown < this.target) {
      if (screen.hidden() || this.target - this.shown > MOST_WAITING) {
        this.shown = this.target;
      } else {
        const from = this.shown;
        await this.animated(screen, from);
        // A jump may have happened meanwhile.
        if (this.shown === from && this.target > from) this.shown = from + 1;
      }
      screen.show(this.shown);
    }
    this.running = false;
    this.release();
  }

  private async animated(screen: AnimatedScreen, from: Moment): Promise<void> {
    this.skipping = new AbortController();
    const { signal } = this.skipping;
    const timer = setTimeout(() => this.skipping.abort(), LONGEST);
    const hurried = new Promise<void>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 50)));
    try {
      await Promise.race([screen.animate(from, signal), hurried]);
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
