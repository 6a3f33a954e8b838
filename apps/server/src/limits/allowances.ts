// How much of one kind everybody may do, counted by person or by address. Servers that share a database share these allowances: each gives
// a little of its own accord, and takes what goes beyond that from the storage, a chunk at a time. So a request costs a small part of a
// query, who does little costs none, and whoever spreads over all servers gets hardly more. The bus has no part in it.

import type { Membership } from '../nodes/membership.ts';
import type { ChunkOfAllowance, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

/** An allowance has so many chunks. All servers together give one more without asking. */
const CHUNKS = 8;
/** Who does nothing for so long is forgotten. */
const MEMORY_MS = 60_000;

export interface AllowanceParts {
  readonly storage: Pick<Storage, 'takeChunk'>;
  readonly members: Pick<Membership, 'count'>;
  readonly time: Time;
  /** What stands for somebody in the storage, which does not have to know addresses. */
  pseudonymOf(who: string): string;
  reportError(error: unknown): void;
}

/** Milliseconds until it may be tried again; 0: it was allowed, and is counted. */
export type Wait = number;

/** What somebody has left here. */
interface Allowance {
  /** All that one server would give alone. */
  readonly bucket: TokenBucket;
  /** Of what this server gives of its own accord, and of chunks that it has taken. */
  left: number;
  /** A chunk that is being taken. */
  taking: Promise<void> | undefined;
  /** Until then no chunk is to be had. */
  emptyUntil: number;
  used: number;
}

export class Allowances {
  private readonly kind: string;
  private readonly rate: Rate;
  private readonly parts: AllowanceParts;
  private readonly known = new Map<string, Allowance>();
  private readonly chunk: number;
  private tidied = 0;

  constructor(kind: string, rate: Rate, parts: AllowanceParts) {
    this.kind = kind;
    this.rate = rate;
    this.parts = parts;
    this.chunk = Math.ceil(rate.atOnce / CHUNKS);
  }

  /** Counts one more of somebody, in the order of the calls. */
  take(who: string): Wait | Promise<Wait> {
    const { members, time } = this.parts;
    const now = time.now();
    const allowance = this.known.get(who) ?? this.begin(who, now);
    allowance.used = now;
    if (allowance.taking) return allowance.taking.then(() => this.take(who));
    const wait = allowance.bucket.wait(now);
    if (wait > 0) return wait;
    if (members.count > 1) {
      if (allowance.left < 1) {
        if (now < allowance.emptyUntil) return allowance.emptyUntil - now;
        allowance.taking = this.takeChunk(who, allowance);
        return allowance.taking.then(() => this.take(who));
      }
      allowance.left--;
    }
    allowance.bucket.take();
    return 0;
  }

  private begin(who: string, now: number): Allowance {
    this.tidy(now);
    const left = Math.floor(this.rate.atOnce / CHUNKS / this.parts.members.count);
    const bucket = new TokenBucket(this.rate, now);
    const allowance = { bucket, left, taking: undefined, emptyUntil: 0, used: now };
    this.known.set(who, allowance);
    return allowance;
  }

  private async takeChunk(who: string, allowance: Allowance): Promise<void> {
    const { storage, time, reportError } = this.parts;
    const chunk = this.chunkOf(who);
    try {
      if (await storage.takeChunk(chunk)) allowance.left += this.chunk;
      else allowance.emptyUntil = time.now() + chunk.costMs;
    } catch (error) {
      // Nobody is refused because the storage is gone: this server counts alone.
      reportError(error);
      allowance.left += this.chunk;
    } finally {
      allowance.taking = undefined;
    }
  }

  private chunkOf(who: string): ChunkOfAllowance {
    const { perSecond, atOnce } = this.rate;
    const ms = (tokens: number) => Math.ceil((tokens / perSecond) * 1_000);
    const key = this.parts.pseudonymOf(`${this.kind} ${who}`);
    return { key, costMs: ms(this.chunk), allMs: ms(Math.max(atOnce, this.chunk)) };
  }

  /** Once in a while, when somebody new comes. */
  private tidy(now: number): void {
    if (now - this.tidied < MEMORY_MS) return;
    this.tidied = now;
    for (const [who, { used, taking }] of this.known) {
      if (!taking && now - used >= MEMORY_MS) this.known.delete(who);
    }
  }
}
