// One run: a server with its faults, clients at their tables, everything in the journal; then the last look at all of it, and the judgement.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@mozaika/kernel';
import { introduced, lastLook } from './crowd.ts';
import { commit, type Fault, plannedFaults } from './faults.ts';
import { Journal } from './journal.ts';
import type { Player } from './player.ts';
import { freePort, Relay } from './relay.ts';
import { ServerProcess } from './server-process.ts';

export interface RunSettings {
  readonly seed: string;
  /** How long people play. */
  readonly seconds: number;
  readonly kills: number;
  readonly clients: number;
  /** The longest time between two looks of a player at the table, in milliseconds. */
  readonly thinking: number;
  /** An empty folder for database, journal, backup and the server's log. */
  readonly folder: string;
}

/** What a run leaves behind for the judge. */
export interface Recorded {
  readonly seed: string;
  readonly journal: string;
  readonly backup: string;
  readonly clients: number;
  readonly faults: { readonly [fault in Fault]?: number };
  readonly moves: number;
  readonly sent: number;
  readonly told: number;
  readonly bytes: number;
  /** What was wrong already during the run. */
  readonly misdeeds: readonly string[];
}

/** How long play may take to go on after a fault, before that is a misdeed. */
const RECOVERY_MS = 30_000;
/** As long as the app waits for a sign of life. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

export async function run(settings: RunSettings): Promise<Recorded> {
  const { seed, folder, seconds, kills } = settings;
  mkdirSync(folder, { recursive: true });
  const journal = new Journal(join(folder, 'journal.gz'));
  const port = await freePort();
  const relay = new Relay(port);
  const origin = await relay.open();
  const server = new ServerProcess({
    database: join(folder, 'proof.db'),
    origin,
    port,
    log: join(folder, 'server.log'),
  });
  await server.start();
  const crowd = { ...settings, patience: PATIENCE_MS, servers: [origin] as const, journal };
  const players = await introduced(crowd);
  const misdeeds: string[] = [];
  const playing = players.map((player) =>
    player.play().catch((error) => misdeeds.push(`${player.client.name}: ${error}`)),
  );
  const random = seededRandom(`${seed} faults`);
  const faults = plannedFaults(kills, random);
  for (const fault of faults) {
    await commit(fault, { server, relay, journal, random }, (1000 * seconds) / faults.length);
    misdeeds.push(...(await recovery(players, fault)));
  }
  for (const player of players) player.stopped = true;
  await server.kill();
  await server.start();
  await Promise.race([Promise.all(playing), wait(RECOVERY_MS)]);
  misdeeds.push(...(await lastLook(players, crowd)));
  await server.stop();
  await relay.close();
  await journal.close();
  const backup = join(folder, 'backup.gz');
  await server.backup(backup);
  return {
    seed,
    journal: journal.file,
    backup,
    clients: players.length,
    faults: countOf(faults),
    moves: players.reduce((sum, { moves }) => sum + moves, 0),
    sent: journal.counts.sent,
    told: journal.counts.told,
    bytes: journal.bytes,
    misdeeds: [...misdeeds, ...server.misdeeds, ...server.errors()],
  };
}

function countOf(faults: readonly Fault[]): { [fault in Fault]?: number } {
  const counts: { [fault in Fault]?: number } = {};
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}

/** Waits until somebody has moved; says so if nobody has. */
async function recovery(players: readonly Player[], fault: Fault): Promise<string[]> {
  const before = players.map(({ moves }) => moves);
  const isBack = () => players.some(({ moves }, i) => moves > before[i]);
  for (let waited = 0; !isBack() && waited < RECOVERY_MS; waited += POLL_MS) await wait(POLL_MS);
  return isBack() ? [] : [`after a ${fault} nobody has moved for ${RECOVERY_MS / 1000} seconds`];
}
