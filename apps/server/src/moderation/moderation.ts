// What running servers know of what whoever runs them has decided: who is kept out, and what everybody is told. Each server follows the
// stored list of interventions, at once when the bus tells of one and every second by itself, so that the bus may lose everything.

import type { Announcement } from '@mozaika/protocol';
import ipaddr from 'ipaddr.js';
import type { Bus } from '../bus/port.ts';
import { Queue } from '../queue.ts';
import type { AnnouncementRow, BanRow, InterventionRow } from '../storage/moderation.ts';
import type { Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';

const SWEEP_MS = 1_000;

export interface ModerationParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly time: Time;
  reportError(error: unknown): void;
}

/** Called with what was done, in order, after it holds here. */
type InterventionListener = (interventions: readonly InterventionRow[]) => void;

/** A network that is kept out. */
interface BannedNetwork {
  readonly network: ReturnType<typeof ipaddr.parseCIDR>;
  readonly until: number | null;
}

/** Reads what holds; rejects when the storage is gone. */
export async function openModeration(parts: ModerationParts): Promise<Moderation> {
  const moderation = new Moderation(parts, await parts.storage.lastIntervention());
  await moderation.read();
  return moderation;
}

export class Moderation {
  private readonly parts: ModerationParts;
  private readonly queue = new Queue();
  private readonly listeners: InterventionListener[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** The last intervention that holds here. */
  private last: number;
  private people: ReadonlyMap<string, number | null> = new Map();
  private networks: readonly BannedNetwork[] = [];
  private told: readonly AnnouncementRow[] = [];

  constructor(parts: ModerationParts, last: number) {
    this.parts = parts;
    this.last = last;
  }

  /** Follows what is done from now on. */
  start(): void {
    const follow = () => this.queue.run(() => this.follow()).catch(this.parts.reportError);
    const followLater = () => {
      this.timer = setTimeout(() => void follow().then(() => this.stopped || followLater()), SWEEP_MS).unref();
    };
    followLater();
    this.parts.bus.subscribeToInterventions(() => void follow());
  }

  onIntervention(listener: InterventionListener): void {
    this.listeners.push(listener);
  }

  private async follow(): Promise<void> {
    if (this.stopped) return;
    const interventions = await this.parts.storage.interventions(this.last);
    const newest = interventions.at(-1);
    if (!newest) return;
    await this.read();
    this.last = newest.n;
    for (const listener of this.listeners) listener(interventions);
  }

  async read(): Promise<void> {
    const { storage, time } = this.parts;
    const [people, bans, told] = await Promise.all([
      storage.bannedPeople(time.now()),
      storage.bans(),
      storage.announcements(time.now()),
    ]);
    this.people = new Map(people.map(({ subject, until }) => [subject, until]));
    this.networks = bans.filter(({ kind }) => kind === 'network').flatMap(networkOf);
    this.told = told;
  }

  private holds(until: number | null): boolean {
    return until === null || until > this.parts.time.now();
  }

  /** Whether a person, or whose program it is, is kept out. */
  isBanned(person: string): boolean {
    const until = this.people.get(person);
    return until !== undefined && this.holds(until);
  }

  /** Whether whoever comes from an address is kept out. */
  isBannedAddress(address: string): boolean {
    if (this.networks.length === 0 || !ipaddr.isValid(address)) return false;
    // An IPv4 address may come as one of IPv6.
    const found = ipaddr.process(address);
    return this.networks.some(
      ({ network, until }) => this.holds(until) && found.kind() === network[0].kind() && found.match(network),
    );
  }

  /** What everybody is told now. */
  get announcements(): Announcement[] {
    return this.told
      .filter(({ until }) => this.holds(until))
      .map(({ n, until, en, cs }) => ({
        n,
        texts: { ...(en !== null && { en }), ...(cs !== null && { cs }) },
        ...(until !== null && { until }),
      }));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.queue.idle();
  }
}

const networkOf = ({ subject, until }: BanRow): BannedNetwork[] =>
  ipaddr.isValidCIDR(subject) ? [{ network: ipaddr.parseCIDR(subject), until }] : [];
