// Version 0.1's Azul master, kept runnable: weights, search and rules of a commit at which it still decided bit for bit as in
// version 0.1 (azul-fingerprint.test.ts there). For the arena: `module:bench/master-0.1.ts@20000n`.

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AzulTypes, azul } from '@mozaika/azul';
import type * as bots from '@mozaika/bots';
import type { Bot } from '@mozaika/bots';
import type * as kernel from '@mozaika/kernel';
import { unpackVersion } from './strength/unpack-version.ts';

/** The last commit before master learned of bag, lid and open cells. */
const VERSION = '3013d77';
const VERSIONS = join(import.meta.dirname, '../.cache/versions');
const FOLDER = join(VERSIONS, VERSION);

/** Unpacked beside and renamed: several threads may come at once. */
function unpacked(): string {
  if (existsSync(FOLDER)) return FOLDER;
  mkdirSync(VERSIONS, { recursive: true });
  const folder = mkdtempSync(join(VERSIONS, 'new-'));
  unpackVersion(VERSION, folder);
  try {
    renameSync(folder, FOLDER);
  } catch {
    rmSync(folder, { recursive: true });
  }
  return FOLDER;
}

const moduleOf = (path: string) => import(pathToFileURL(join(unpacked(), 'packages', path)).href);
const { loadBots }: typeof bots = await moduleOf('bots/src/index.ts');
const { apply }: typeof kernel = await moduleOf('kernel/src/index.ts');
const master = (await loadBots('azul'))?.master;
if (!master) throw new Error(`Version ${VERSION} has no master of Azul`);
const { game, budget } = master;

/** It is told the actions that led to a position, so that its own rules make it. */
const pinned: Bot<AzulTypes> = {
  game: azul,
  budget,
  think({ position, seat, past, random }) {
    if (!past) throw new Error('version 0.1 is told what happened, not how things stand');
    const own = game.setup({ board: position.board.name }, position.seats);
    for (const action of past) apply(game, own, action);
    return master.think({ position: own, seat, random });
  },
};

export default pinned;
