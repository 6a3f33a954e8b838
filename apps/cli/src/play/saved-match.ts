// Saved matches. The record of a running match is without its seed, which is kept in a file of its own beside it.

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatHex, parseHex, SEED_BYTES } from '@mozaika/kernel';
import type { TerminalMatch } from './match.ts';

const seedFileOf = (file: string): string => `${file}.seed`;

export type Saved = { readonly kind: 'saved' } | { readonly kind: 'notSaved'; readonly reason: string };

/** Writes the match, whole or not at all, and its seed beside it while the match goes on. */
export function saveMatch(match: TerminalMatch, file: string): Saved {
  try {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, `${JSON.stringify(match.record(), null, 2)}\n`);
    renameSync(unfinished, file);
    if (match.host.outcome || match.provenance === 'unsealed') rmSync(seedFileOf(file), { force: true });
    else writeFileSync(seedFileOf(file), `${formatHex(match.seed)}\n`, { mode: 0o600 });
    return { kind: 'saved' };
  } catch (error) {
    return { kind: 'notSaved', reason: (error as Error).message };
  }
}

/** The seed that is kept beside a saved match, if it is there. */
export function seedBeside(file: string): Uint8Array | undefined {
  if (!existsSync(seedFileOf(file))) return undefined;
  return parseHex(readFileSync(seedFileOf(file), 'utf8').trim(), SEED_BYTES);
}

/** A file for a match that was left without --save. */
export const temporaryFile = (game: string): string => join(mkdtempSync(join(tmpdir(), 'mozaika-')), `${game}.json`);
