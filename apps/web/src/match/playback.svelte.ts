// Plays a timeline back: from moment to moment at a chosen speed, until it is paused or has come to the end.

import { pause } from '../ui/pause.ts';
import type { Moment } from './timeline.ts';

/** Milliseconds between two steps, and after how many an animation is cut short. */
export const SPEEDS = [
  { label: '½×', gap: 1500, longest: 9000 },
  { label: '1×', gap: 600, longest: 9000 },
  { label: '2×', gap: 200, longest: 700 },
  { label: '4×', gap: 120, longest: 120 },
] as const;

export type Speed = (typeof SPEEDS)[number];

/** What happens on the screen meanwhile. */
export interface PlaybackScreen {
  /** Whether the step from a moment is somebody's move: a pause follows it. */
  isMove(from: Moment): boolean;
  /** Shows the step from a moment to the next one; ends at once when `skip` aborts. */
  animate(from: Moment, skip: AbortSignal): Promise<void>;
  /** A step was shown. */
  arrived(at: Moment): void;
  /** The playback rests at a moment. */
  rested(at: Moment): void;
}

export class Playback {
  moment: Moment = $state(0);
  playing = $state(false);
  speed: Speed = $state.raw(SPEEDS[1]);
  readonly #end: Moment;
  readonly #screen: PlaybackScreen;
  #skipping = new AbortController();
  #closed = false;

  constructor(start: Moment, end: Moment, screen: PlaybackScreen) {
    this.moment = Math.min(start, end);
    this.#end = end;
    this.#screen = screen;
  }

  /** Goes to a moment and rests there. */
  seek(at: Moment): void {
    this.playing = false;
    this.#skipping.abort();
    this.moment = Math.min(Math.max(at, 0), this.#end);
    this.#screen.rested(this.moment);
  }

  /** Rests where it is. */
  stop(): void {
    this.seek(this.moment);
  }

  /** Plays on, or rests. */
  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  /** Plays on from the moment; from the beginning if it is the last one. */
  async play(): Promise<void> {
    if (this.moment === this.#end) this.moment = 0;
    this.playing = true;
    while (this.playing && this.moment < this.#end) {
      const { gap } = this.speed;
      const isMove = this.#screen.isMove(this.moment);
      if (!(await this.#step())) break;
      // What chance does follows at once.
      if (isMove) await pause(gap);
    }
    if (this.#closed) return;
    this.playing = false;
    this.#screen.rested(this.moment);
  }

  /** Shows one step; false if something else happened meanwhile. */
  async #step(): Promise<boolean> {
    const from = this.moment;
    const skipping = new AbortController();
    this.#skipping = skipping;
    const timer = setTimeout(() => skipping.abort(), this.speed.longest);
    // A board whose animation fails shows the next moment all the same.
    await this.#screen.animate(from, skipping.signal).catch(() => {});
    clearTimeout(timer);
    if (!this.playing || this.moment !== from) return false;
    this.moment = from + 1;
    this.#screen.arrived(this.moment);
    return true;
  }

  /** The screen is gone. */
  close(): void {
    this.#closed = true;
    this.playing = false;
    this.#skipping.abort();
  }
}
