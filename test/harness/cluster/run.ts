// One run of a whole site: clients at their tables on all nodes, one fault after another, everything in the journal; then the last look.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@mozaika/kernel';
import { introduced, lastLook } from '../crowd.ts';
import { Journal } from '../journal.ts';
import type { Player } from '../player.ts';
import { FAULTS, type FaultName, possibleFaults, victimOf } from './faults.ts';
import { type Recovery, recover } from './recovery.ts';
import { openSite, type Site, type SiteSettings } from './site.ts';

export interface ClusterSettings extends SiteSettings {
  readonly seed: string;
  readonly clients: number;
  readonly thinking: number;
  /** How long a fault lasts that lasts, in milliseconds. */
  readonly faultMs: number;
  /** How long people play before each fault. */
  readonly calmMs: number;
  /** How often the faults come, all of them each time. */
  readonly rounds: number;
  /** Only these. */
  readonly faults?: readonly FaultName[] | undefined;
  readonly said?: (line: string) => void;
}

export interface Suffered extends Recovery {
  readonly fault: FaultName;
  /** Moves that were acknowledged between its begin and its end. */
  readonly movesMeanwhile: number;
}

export interface ClusterRecord {
  readonly journal: string;
  readonly backup: string;
  readonly suffered: readonly Suffered[];
  readonly moves: number;
  readonly told: number;
  readonly misdeeds: readonly string[];
}

/** A client gives a silent socket up after this time. */
const PATIENCE_MS = 4_000;
const FINISH_MS = 30_000;

const movesOf = (players: readonly Player[]): number => players.reduce((sum, { moves }) => sum + moves, 0);

export async function runCluster(settings: ClusterSettings): Promise<ClusterRecord> {
  const { seed, folder, rounds, faults: wanted, said = () => undefined } = settings;
  const site = await openSite(settings);
  const journal = new Journal(join(folder, 'journal.gz'));
  const crowd = { ...settings, patience: PATIENCE_MS, servers: [site.origin] as const, journal };
  const players = await introduced(crowd);
  const misdeeds: string[] = [];
  const playing = players.map((player) =>
    player.play().catch((error) => misdeeds.push(`${player.client.name}: ${error}`)),
  );
  const suffered: Suffered[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const fault of wanted ?? possibleFaults(site)) {
      await wait(settings.calmMs);
      const { told: calm } = await recover(players, 'nothing');
      const one = await suffer(fault, {
        site,
        players,
        journal,
        settings,
        calm,
        random: seededRandom(`${seed} ${round} ${fault}`),
      });
      said(
        `${fault}: ${one.movesMeanwhile} moves meanwhile, all answered after ${one.answered} ms, told after ${one.told} ms; ${calm} ms without a fault`,
      );
      suffered.push(one);
    }
  }
  const { told: calm } = await recover(players, 'nothing');
  misdeeds.push(...suffered.flatMap((one) => one.misdeeds), ...(await goesOn(players, calm)));
  for (const player of players) player.stopped = true;
  await Promise.race([Promise.all(playing), wait(FINISH_MS)]);
  misdeeds.push(...(await lastLook(players, crowd)));
  await journal.close();
  const backup = join(folder, 'backup.gz');
  misdeeds.push(...(await site.close(backup)));
  return { journal: journal.file, backup, suffered, moves: movesOf(players), told: journal.counts.told, misdeeds };
}

interface Scene {
  readonly site: Site;
  readonly players: readonly Player[];
  readonly journal: Journal;
  readonly settings: ClusterSettings;
  /** How long it took before the fault until everybody was told something new. */
  readonly calm: number;
  readonly random: (bound: number) => number;
}

async function suffer(fault: FaultName, { site, players, journal, settings, calm, random }: Scene): Promise<Suffered> {
  const before = movesOf(players);
  const node = victimOf(fault, site, random);
  journal.add('fault', '', 0, fault);
  const afterwards = await FAULTS[fault]({ site, node, random, ms: settings.faultMs });
  journal.add('healed', '', 0, fault);
  const movesMeanwhile = movesOf(players) - before;
  const recovery = await recover(players, fault, calm);
  await afterwards?.();
  return { fault, movesMeanwhile, ...recovery };
}

/** Every match is playable: at every table that is being played, everybody is told something new once more. */
const goesOn = async (players: readonly Player[], calm: number): Promise<readonly string[]> =>
  (await recover(players, 'everything', calm)).misdeeds;
