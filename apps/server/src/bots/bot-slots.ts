// The slots in which bots think, and who gets one when: fair shares for the owners of tables, and one slot that only quick bots get, so
// that a beginner never waits until a master has thought. What would wait for too long is sent away, with a time to come back.

import { ok, type Refusal, type Result, refuse } from '@mozaika/kernel';
import { FairQueue, type Work } from './fair-queue.ts';

/** Why there is no slot now; the refusal says after how many milliseconds to ask again. */
export const BOTS_BUSY = 'bots-busy';

/** Bots that take no longer than this are quick. */
const QUICK_MS = 100;
/** Whatever would wait longer than this is sent away. Shorter than a job is held, so that no other process takes it over meanwhile. */
const LONGEST_WAIT_MS = 8_000;
const SOONEST_RETURN_MS = 1_000;

/** The right to think. */
export interface BotSlot {
  /** The bot has thought. */
  release(): void;
}

/** What came of asking for a slot. */
export interface SlotRequest {
  /** How long it is expected to take until the slot is there, in milliseconds. */
  readonly wait: number;
  /** The slot when it is there; a refusal when the bots are too busy, or when the server stops. */
  readonly slot: Promise<Result<BotSlot>>;
}

interface Waiting extends Work {
  resolve(slot: Result<BotSlot>): void;
}

/** Slots of one kind. */
interface Lane {
  free: number;
  readonly mostCost: number;
}

export class BotSlots {
  private readonly ordinary: number;
  private readonly queue = new FairQueue<Waiting>();
  /** In the order in which they are filled. */
  private readonly lanes: readonly Lane[];
  private stopped = false;

  /** So many slots for everybody, and the one for quick bots. */
  constructor(ordinary: number) {
    this.ordinary = ordinary;
    this.lanes = [
      { free: ordinary, mostCost: Number.POSITIVE_INFINITY },
      { free: 1, mostCost: QUICK_MS },
    ];
  }

  /** How many may think at once. */
  get count(): number {
    return this.ordinary + 1;
  }

  /** How many are free. */
  get free(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.free, 0);
  }

  /** Whether a bot that takes so long would get a slot at once. */
  hasRoomFor(cost: number): boolean {
    return this.queue.size === 0 && this.lanes.some((lane) => lane.free > 0 && cost <= lane.mostCost);
  }

  /** How many wait. */
  get waiting(): number {
    return this.queue.size;
  }

  ask({ owner, cost }: Work): SlotRequest {
    if (this.stopped) return { wait: 0, slot: Promise.resolve(refuse('stopping')) };
    const { promise, resolve } = Promise.withResolvers<Result<BotSlot>>();
    const work: Waiting = { owner, cost, resolve };
    this.queue.add(work);
    this.fill();
    const wait = this.waitFor(this.queue.costBefore(work));
    this.sendAway();
    return { wait, slot: promise };
  }

  private waitFor(cost: number): number {
    return Math.round(cost / this.ordinary);
  }

  private fill(): void {
    for (const lane of this.lanes) {
      while (lane.free > 0) {
        const next = this.queue.take(lane.mostCost);
        if (!next) break;
        lane.free--;
        next.resolve(ok(this.slotOf(lane)));
      }
    }
  }

  private slotOf(lane: Lane): BotSlot {
    let held = true;
    return {
      release: () => {
        if (held) lane.free++;
        held = false;
        this.fill();
      },
    };
  }

  /** The queue is bounded by time: its end is sent away as long as it would wait for too long. */
  private sendAway(): void {
    for (let wait = this.waitFor(this.queue.costBeforeLast()); wait > LONGEST_WAIT_MS; ) {
      this.queue.dropLast()?.resolve({ ok: false, refusal: busy(wait) });
      wait = this.waitFor(this.queue.costBeforeLast());
    }
  }

  /** Who waits is answered; nobody gets a slot any more. */
  stop(): void {
    this.stopped = true;
    for (let next = this.queue.dropLast(); next; next = this.queue.dropLast()) next.resolve(refuse('stopping'));
  }
}

/** Come back when half of the longest queue will be done. */
const busy = (wait: number): Refusal => ({
  code: BOTS_BUSY,
  after: Math.max(SOONEST_RETURN_MS, wait - LONGEST_WAIT_MS / 2),
});
