// What is done to the server during a run, spread over its time: the plan follows from the seed.

import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@mozaika/kernel';
import type { Journal } from './journal.ts';
import type { Relay } from './relay.ts';
import type { ServerProcess } from './server-process.ts';

export type Fault = 'kill' | 'stop' | 'freeze' | 'long-freeze' | 'cut';

/** How many faults of each kind come with so many kills. */
const PER_KILL: { readonly [fault in Fault]: number } = {
  kill: 1,
  stop: 0.2,
  freeze: 0.25,
  'long-freeze': 0.02,
  cut: 0.5,
};

const FREEZE_MS = 1_500;
/** Longer than the clocks of the tables that have one. */
const LONG_FREEZE_MS = 35_000;
/** One connection in so many is cut. */
const CUT_SHARE = 3;

/** All faults of a run, in their order. */
export function plannedFaults(kills: number, random: Random): Fault[] {
  const all = (Object.keys(PER_KILL) as Fault[]).flatMap((fault) =>
    Array.from({ length: Math.round(kills * PER_KILL[fault]) }, () => fault),
  );
  for (let i = all.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

export interface Victims {
  readonly server: ServerProcess;
  readonly relay: Relay;
  readonly journal: Journal;
  readonly random: Random;
}

const COMMIT: { readonly [fault in Fault]: (victims: Victims) => Promise<void> } = {
  async kill({ server }) {
    await server.kill();
    await server.start();
  },
  async stop({ server }) {
    await server.stop();
    await server.start();
  },
  freeze: ({ server, random }) => server.freeze(random(FREEZE_MS)),
  'long-freeze': ({ server }) => server.freeze(LONG_FREEZE_MS),
  cut: async ({ relay, random }) => relay.cut(CUT_SHARE, random),
};

/** Commits one fault, after a random part of the time that it has. */
export async function commit(fault: Fault, victims: Victims, ms: number): Promise<void> {
  const early = victims.random(1000) / 1000;
  await wait(ms * early);
  victims.journal.add('fault', '', 0, fault);
  const began = Date.now();
  await COMMIT[fault](victims);
  // A frozen server can tell nobody anything: the judge has to know how long that was.
  victims.journal.add('healed', '', 0, fault);
  const left = ms * (1 - early) - (Date.now() - began);
  if (left > 0) await wait(left);
}
