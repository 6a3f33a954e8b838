// Runs the real command, and makes records for it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { azul } from '@mozaika/azul';
import { dealKey, type Game, type MatchRecord, randomChooser, recordMatch, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';

export const COMMAND = join(dirname(import.meta.dirname), 'bin/mozaika.js');

const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, MOZAIKA_LANG: ____, ...inherited } = process.env;
/** English without colours, whoever runs the tests. */
export const ENVIRONMENT = { ...inherited, LANG: 'C.UTF-8' };

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function mozaika(
  args: readonly string[],
  given: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input: given.input ?? '',
    env: { ...ENVIRONMENT, ...given.env },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  return { status, out: stdout, err: stderr };
}

/** What a line of JSON may hold. */
interface JsonLine {
  readonly record?: number;
  readonly index?: number;
  readonly action?: string;
  readonly scores?: readonly number[];
  readonly outcome?: object;
  readonly refusal?: object;
  readonly depth?: number;
  readonly count?: number;
}

/** The JSON values of output with one per line. */
export const jsonLines = (text: string): JsonLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const scratch = mkdtempSync(join(tmpdir(), 'mozaika-cli-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A path in a folder that is removed after the tests. */
export const scratchPath = (name: string): string => join(scratch, name);

export function scratchFile(name: string, content: string | Buffer): string {
  const file = scratchPath(name);
  writeFileSync(file, content);
  return file;
}

export const SEED = '5a'.repeat(32);

function wholeMatch(game: Game, players: readonly string[]): MatchRecord {
  const key = dealKey(Buffer.from(SEED, 'hex'));
  const [options = {}] = game.variants;
  return recordMatch(game, options, players, key, randomChooser(game, seededRandom('cli')));
}

/** Whole random matches. */
export const azulMatch = wholeMatch(azul, ['Anna', 'Karel']);
export const qwirkleMatch = wholeMatch(qwirkle, ['Anna', 'Karel', 'Eva']);

/** The first `count` actions of a match. */
export const cut = (record: MatchRecord, count: number): MatchRecord => ({
  ...record,
  actions: record.actions.slice(0, count),
});

/** The position of the published perft counts. */
export const perftRecord: MatchRecord = {
  ...cut(azulMatch, 0),
  actions: ['* start 1', '* deal BBYR YYKW BRRK KWWW BYRK'],
};
