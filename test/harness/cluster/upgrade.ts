// A rolling upgrade with matches going on: two nodes of an older version, one of which is stopped and started as this version, which
// migrates the database while the other one serves; then the other. The people of a table keep to one node, as no older version shows
// them who is at another one.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { introduced, lastLook } from '../crowd.ts';
import { Journal } from '../journal.ts';
import type { Player } from '../player.ts';
import { freePort, Relay } from '../relay.ts';
import { ServerProcess } from '../server-process.ts';
import { recover } from './recovery.ts';
import { newPostgres } from './services.ts';

export interface UpgradeSettings {
  readonly seed: string;
  readonly clients: number;
  readonly thinking: number;
  /** An empty folder for logs and the journal. */
  readonly folder: string;
  /** The command of the older version. */
  readonly older: string;
  /** How long people play between two steps, in milliseconds. */
  readonly stepMs: number;
}

export interface Upgrade {
  readonly journal: string;
  readonly backup: string;
  /** Moves that were acknowledged with two older nodes, with one of each version, and with two of this one. */
  readonly moves: { readonly older: number; readonly both: number; readonly newer: number };
  readonly misdeeds: readonly string[];
}

const NODES = 2;
const PATIENCE_MS = 4_000;
const FINISH_MS = 30_000;

const movesOf = (players: readonly Player[]): number => players.reduce((sum, { moves }) => sum + moves, 0);

/** A node at one address, whichever version runs there. */
interface Place {
  readonly relay: Relay;
  readonly origin: string;
  readonly port: number;
}

async function openPlace(): Promise<Place> {
  const port = await freePort();
  const relay = new Relay(port);
  return { port, relay, origin: await relay.open() };
}

function originsOf([first, ...others]: readonly Place[]): readonly [string, ...string[]] {
  if (!first) throw new Error('there are no nodes');
  return [first.origin, ...others.map(({ origin }) => origin)];
}

export async function upgrade(settings: UpgradeSettings): Promise<Upgrade> {
  const { folder, older } = settings;
  const postgres = await newPostgres();
  const places = await Promise.all(Array.from({ length: NODES }, openPlace));
  const node = ({ port, origin }: Place, log: string, program?: string) =>
    new ServerProcess({
      database: `postgres://postgres@127.0.0.1:${postgres.port}/postgres`,
      origin,
      port,
      log: join(folder, `${log}.log`),
      ...(program !== undefined && { program }),
    });
  const olds = places.map((place, i) => node(place, `old-${i}`, older));
  const news = places.map((place, i) => node(place, `new-${i}`));
  try {
    return await replaced(settings, { places, olds, news });
  } finally {
    for (const one of [...olds, ...news]) await one.kill();
    for (const { relay } of places) await relay.close();
    await postgres.remove();
  }
}

interface Nodes {
  readonly places: readonly Place[];
  readonly olds: readonly ServerProcess[];
  readonly news: readonly ServerProcess[];
}

async function replaced(settings: UpgradeSettings, { places, olds, news }: Nodes): Promise<Upgrade> {
  // One after another: the older version need not be able to race.
  for (const one of olds) await one.start();
  const journal = new Journal(join(settings.folder, 'journal.gz'));
  const crowd = { ...settings, patience: PATIENCE_MS, servers: originsOf(places), journal };
  const players = await introduced(crowd);
  const misdeeds: string[] = [];
  const playing = players.map((player) =>
    player.play().catch((error) => misdeeds.push(`${player.client.name}: ${error}`)),
  );
  const step = async (): Promise<number> => {
    const before = movesOf(players);
    await wait(settings.stepMs);
    return movesOf(players) - before;
  };
  const replace = async (i: number) => {
    await olds[i]?.stop();
    await news[i]?.start();
    misdeeds.push(...(await recover(players, `the upgrade of node ${i}`)).misdeeds);
    return step();
  };
  const moves = { older: await step(), both: await replace(1), newer: await replace(0) };
  for (const player of players) player.stopped = true;
  await Promise.race([Promise.all(playing), wait(FINISH_MS)]);
  misdeeds.push(...(await lastLook(players, crowd)));
  await journal.close();
  const backup = join(settings.folder, 'backup.gz');
  for (const one of news) await one.stop();
  await news[0]?.backup(backup);
  for (const one of [...olds, ...news]) misdeeds.push(...one.misdeeds, ...one.errors());
  return { journal: journal.file, backup, moves, misdeeds };
}
