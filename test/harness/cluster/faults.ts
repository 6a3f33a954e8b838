// What is done to a site during a run, one fault after another: the plan follows from the seed.

import { setTimeout as wait } from 'node:timers/promises';
import { pick, type Random } from '@mozaika/kernel';
import { Clock } from './clock.ts';
import type { Node, Site } from './site.ts';

export interface Harm {
  readonly site: Site;
  /** The node that it happens to, if it happens to one. */
  readonly node: Node;
  readonly random: Random;
  /** How long a fault lasts that lasts. */
  readonly ms: number;
}

/** A fault: resolves when it has ended, with what is left to do when everybody has recovered. */
type Fault = (harm: Harm) => Promise<(() => Promise<void>) | undefined>;

const DELAY_MS = 150;
const CUT_SHARE = 3;
const HOUR = 3600;

/** Does something for a while, then the opposite. */
const during =
  (begin: (harm: Harm) => unknown, end: (harm: Harm) => unknown): Fault =>
  async (harm) => {
    await begin(harm);
    await wait(harm.ms);
    await end(harm);
    return undefined;
  };

export const FAULTS = {
  /** The others serve its people at once; it comes back later. */
  'kill a node': async ({ node }) => {
    await node.server.kill();
    return () => node.server.start();
  },
  'stop a node': async ({ node }) => {
    await node.server.stop();
    return () => node.server.start();
  },
  'freeze a node': async ({ node, ms }) => {
    await node.server.freeze(ms);
    return undefined;
  },
  'kill NATS': during(
    ({ site }) => site.nats?.off(),
    ({ site }) => site.nats?.on(),
  ),
  'restart PostgreSQL': async ({ site }) => {
    await site.postgres.off();
    await site.postgres.on();
    return undefined;
  },
  'cut a node off from PostgreSQL': during(
    ({ node }) => node.toPostgres.set('refused'),
    ({ node }) => node.toPostgres.set('open'),
  ),
  'PostgreSQL is silent to a node': during(
    ({ node }) => node.toPostgres.set('silent'),
    ({ node }) => node.toPostgres.set('open'),
  ),
  'cut a node off from NATS': during(
    ({ node }) => node.toNats?.set('refused'),
    ({ node }) => node.toNats?.set('open'),
  ),
  'NATS is silent to a node': during(
    ({ node }) => node.toNats?.set('silent'),
    ({ node }) => node.toNats?.set('open'),
  ),
  'slow network': during(
    ({ site }) => setDelay(site, DELAY_MS),
    ({ site }) => setDelay(site, 0),
  ),
  'cut clients off': async ({ site, random }) => {
    site.proxy.cut(CUT_SHARE, random);
    return undefined;
  },
  /** An hour ahead or behind while it runs, and at its next start. */
  'a clock jumps': async ({ node, random, ms }) => {
    node.clock.jump(random(2) === 0 ? HOUR : -HOUR);
    await wait(ms / 2);
    await node.server.stop();
    await node.server.start();
    await wait(ms / 2);
    return async () => {
      node.clock.jump(0);
      await node.server.stop();
      await node.server.start();
    };
  },
} satisfies { readonly [name: string]: Fault };

export type FaultName = keyof typeof FAULTS;

function setDelay({ relays }: Site, ms: number): void {
  for (const relay of relays) relay.delay = ms;
}

const NEEDS_NATS: readonly FaultName[] = ['kill NATS', 'cut a node off from NATS', 'NATS is silent to a node'];

/** The faults that can happen to a site here. */
export const possibleFaults = ({ nats }: Site): FaultName[] =>
  (Object.keys(FAULTS) as FaultName[]).filter(
    (name) => (nats !== undefined || !NEEDS_NATS.includes(name)) && (Clock.canJump || name !== 'a clock jumps'),
  );

/** The node of a fault: only one of them has a clock of its own. */
export const victimOf = (fault: FaultName, { nodes }: Site, random: Random): Node =>
  fault === 'a clock jumps' ? (nodes.at(-1) as Node) : pick(nodes, random);
