// Runs the real command, and makes records for it.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { azul } from '@mozaika/azul';
import { dealKey, type Game, type MatchRecord, randomChooser, recordMatch, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { afterAll } from 'vitest';

export const COMMAND = join(dirname(import.meta.dirname), 'bin/mozaika.js');

const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, MOZAIKA_LANG: ____, ...inherited } = process.env;
/** English without colours, whoever runs the tests. */
const ENVIRONMENT = { ...inherited, LANG: 'C.UTF-8' };

/** For tests that run many commands, or ones that play whole matches: a busy machine makes them slow, not wrong. */
export const SLOW = { timeout: 60_000 };
/** A command that hangs is killed before the slowest test gives up on it. */
const HUNG_MS = 50_000;

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function mozaika(
  args: readonly string[],
  given: { input?: string | Buffer; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input: given.input ?? '',
    env: { ...ENVIRONMENT, ...given.env },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    timeout: given.timeout ?? HUNG_MS,
    killSignal: 'SIGKILL',
  });
  return { status, out: stdout, err: stderr };
}

const running = new Set<ChildProcessWithoutNullStreams>();

/** Starts the command and leaves it running; killed by its pid when the test file is done, at the latest. */
export function startMozaika(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const program = spawn(process.execPath, [COMMAND, ...args], { env: { ...ENVIRONMENT, ...env } });
  running.add(program);
  program.once('exit', () => running.delete(program));
  return program;
}

afterAll(() => {
  for (const program of running) program.kill('SIGKILL');
});

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
