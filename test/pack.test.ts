// The rules and the kernel can be published: their tarballs are installed in an empty folder and play a match there.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
/** What is published: every package that its manifest does not keep private. */
const PACKAGES = readdirSync(join(ROOT, 'packages')).filter(
  (name) => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')).private !== true,
);

/** A copy of the clone is packed, because packing changes manifests for a moment and other tests run meanwhile. */
let scratch = '';
let consumer = '';

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const manifestOf = (name: string): string =>
  readFileSync(join(scratch, 'clone/packages', name, 'package.json'), 'utf8');

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'mozaika-pack-'));
  const clone = join(scratch, 'clone');
  const tarballs = join(scratch, 'tarballs');
  consumer = join(scratch, 'consumer');
  for (const folder of [clone, tarballs, consumer]) mkdirSync(folder);
  for (const part of ['packages', 'scripts', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(ROOT, part), join(clone, part), {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  for (const name of PACKAGES) {
    run('npm', ['pack', '--silent', '--pack-destination', tarballs], join(clone, 'packages', name));
  }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', ...files], consumer);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MATCH = `
import { azul } from '@mozaika/azul';
import { qwirkle } from '@mozaika/qwirkle';
import { dealKey, randomChooser, recordMatch, replay, seededRandom } from '@mozaika/kernel';
const key = dealKey(new Uint8Array(32).fill(7));
const tell = (game) => {
  const record = recordMatch(game, game.variants[0], ['Anna', 'Karel'], key, randomChooser(game, seededRandom('pack')));
  const end = replay(game, record);
  return { game: game.id, actions: record.actions.length, turn: end.ok ? game.turn(end.value).kind : end.refusal };
};
console.log(JSON.stringify([tell(azul), tell(qwirkle)]));
`;

const TYPES = `
import { azul, type AzulView } from '@mozaika/azul';
import { qwirkle, type QwirkleView } from '@mozaika/qwirkle';
import { type Game, type Turn } from '@mozaika/kernel';
const games: readonly Game[] = [azul, qwirkle];
const turns: Turn[] = games.map((game) => game.turn(game.setup(game.variants[0], 2)));
const views: [AzulView['round'], QwirkleView['bag']] = [1, 2];
// @ts-expect-error A view is not untyped.
const wrong: string = views[0];
console.log(turns, wrong);
`;

describe('the packed packages', () => {
  it('hold built JavaScript with types, and no TypeScript source', () => {
    for (const name of PACKAGES) {
      const folder = join(consumer, 'node_modules/@mozaika', name);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
      expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
      expect(files).toContain(join('dist', 'index.js'));
      expect(files).toContain(join('dist', 'index.d.ts'));
    }
  });

  it('play a whole match of each game under plain JavaScript', () => {
    writeFileSync(join(consumer, 'match.js'), MATCH);
    const matches = JSON.parse(run(process.execPath, ['match.js'], consumer));
    expect(matches).toMatchObject([
      { game: 'azul', turn: 'over' },
      { game: 'qwirkle', turn: 'over' },
    ]);
    for (const { actions } of matches) expect(actions).toBeGreaterThan(20);
  });

  it('bring types that resolve', () => {
    writeFileSync(join(consumer, 'types.ts'), TYPES);
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const roots = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    const output = run(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, ...roots, 'types.ts'],
      consumer,
    );
    expect(output).toBe('');
  });

  it('leave the manifests as they were', () => {
    for (const name of PACKAGES) {
      expect(manifestOf(name)).toBe(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
    }
  });

  it('recover from a pack that was interrupted', () => {
    const folder = join(scratch, 'clone/packages/azul');
    const before = manifestOf('azul');
    run(process.execPath, ['../../scripts/pack.mjs', 'build'], folder);
    const built = manifestOf('azul');
    expect(JSON.parse(built).exports['.']).toEqual({ types: './dist/index.d.ts', default: './dist/index.js' });
    run(process.execPath, ['../../scripts/pack.mjs', 'build'], folder);
    expect(manifestOf('azul')).toBe(built);
    run(process.execPath, ['../../scripts/pack.mjs', 'restore'], folder);
    expect(manifestOf('azul')).toBe(before);
  });
});
