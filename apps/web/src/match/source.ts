// Where a match comes from: this device or a table online. The match screen knows only this.

import type { Finding, Json, Refusal, Result, Seat, Viewer } from '@mozaika/kernel';
import type { Hint } from '../hints/hint.ts';
import type { MatchSetup } from '../storage/match-setup.ts';
import type { Timeline } from './timeline.ts';

/** Time left, for matches with a clock. */
export interface ClockReading {
  /** Milliseconds left by seat, as of `at` (of `performance.now()`). */
  readonly left: readonly number[];
  readonly at: number;
  /** The seats whose time is running. */
  readonly running: readonly Seat[];
}

/** The device has to be handed to a seat before the match goes on. */
export interface HandOver {
  readonly to: Seat;
  /** The match without anybody's hidden tiles: what may be seen meanwhile. */
  readonly timeline: Timeline;
}

/** All that is known of a match at a moment. Sources make a new one at each change and never alter an old one. */
export interface MatchState {
  readonly setup: MatchSetup;
  /** The match as `viewer` knows it. It grows in place: a new state says that there may be more in it. */
  readonly timeline: Timeline;
  readonly viewer: Viewer;
  /** The seats that the person at this screen decides for. */
  readonly mine: readonly Seat[];
  /** Those of `mine` that have to decide now. */
  readonly asked: readonly Seat[];
  readonly connection: 'live' | 'connecting';
  /** A bot that is thinking right now. */
  readonly thinking?: Seat | undefined;
  /** A bot that could not decide, because it could not be loaded or broke down. */
  readonly stuck?: Seat | undefined;
  /** On one device with hidden tiles. */
  readonly handOver?: HandOver | undefined;
  /** Whether `undo` would take something back. */
  readonly undoable: boolean;
  /** What the record says about its chance: the commitment, after the end the seed, and what this device saw of both. */
  readonly fairness?: Json | undefined;
  /** What the server's public journal says of the shuffle, once it was looked up. */
  readonly journal?: Finding | undefined;
  readonly clock?: ClockReading | undefined;
}

export interface MatchSource {
  /** The id of the match, on this device or on the server. */
  readonly id: string;
  readonly state: MatchState;
  /** Calls back at every change, with the newest state. Returns how to stop it. */
  subscribe(listener: (state: MatchState) => void): () => void;
  /** Decides for a seat; resolves with a refusal, or with nothing once the move is stored. */
  act(seat: Seat, move: string): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  /** The person whom the device was handed to has it. */
  takeOver?(): void;
  /** Asks a bot again that got stuck. */
  retry?(): void;
  /**
   * A hint for a seat that is asked; the log remembers that there was one. Absent: nobody helps here, as between people
   * online.
   */
  hint?(seat: Seat): Promise<Result<Hint>>;
  /** Ends the match before its time: this person gives up, or nobody has won. Absent: it can't be ended from here. */
  end?(): Promise<Refusal | undefined>;
  /** Starts another match of the same players; resolves with its id. */
  rematch?(): Promise<string>;
  close(): void;
}
