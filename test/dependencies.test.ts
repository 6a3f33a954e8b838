// Dependencies point one way. This test reads every workspace's manifest and every import of its sources to keep it so.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../apps/cli/src/games.ts';

const ROOT = dirname(import.meta.dirname);

/** The rules of every game that there is. */
const RULES: readonly string[] = GAME_IDS.map((id) => `packages/${id}`);

/** What each workspace may depend on, by folder. A new workspace that is no game has to be added here. */
const ALLOWED: { readonly [folder: string]: readonly string[] } = {
  'packages/kernel': [],
  ...Object.fromEntries(RULES.map((folder) => [folder, ['packages/kernel']])),
  'packages/bots': ['packages/kernel', ...RULES],
  'packages/analysis': ['packages/kernel', 'packages/bots', ...RULES],
  'packages/protocol': ['packages/kernel'],
  'packages/tournaments': ['packages/kernel'],
  'packages/ratings': [],
  // Of the analysis the words need its types alone.
  'packages/words': ['packages/kernel', 'packages/analysis', ...RULES],
  // The server knows no game and no bot: both come from whoever starts it.
  'apps/server': ['packages/kernel', 'packages/protocol', 'packages/tournaments'],
  'apps/web': [
    'packages/kernel',
    'packages/protocol',
    'packages/tournaments',
    'packages/bots',
    'packages/analysis',
    'packages/ratings',
    'packages/words',
    ...RULES,
  ],
  'apps/cli': [
    'packages/kernel',
    'packages/protocol',
    'packages/bots',
    'packages/analysis',
    'packages/words',
    'apps/server',
    'apps/web',
    ...RULES,
  ],
};

interface Manifest {
  readonly name: string;
  readonly exports?: { readonly [path: string]: unknown };
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);
const manifests = new Map(folders.map((folder) => [folder, readManifest(folder)]));
const folderOf = new Map(folders.map((folder) => [manifests.get(folder)?.name ?? '', folder]));
const rootManifest = readManifest('.');

const declared = (folder: string): string[] => Object.keys(manifests.get(folder)?.dependencies ?? {});
const workspaceDependencies = (folder: string): string[] =>
  declared(folder)
    .map((name) => folderOf.get(name))
    .filter((found) => found !== undefined);

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every import of the TypeScript and JavaScript files below a folder of a workspace. */
function importsBelow(folder: string, part: string): { readonly file: string; readonly specifier: string }[] {
  const base = join(ROOT, folder, part);
  if (!existsSync(base)) return [];
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte|m?js)$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(base, name), 'utf8');
    return [...text.matchAll(IMPORT)].map((match) => ({
      file: join(folder, part, name),
      specifier: match[1] ?? match[2],
    }));
  });
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const isBuiltIn = (specifier: string): boolean => specifier.startsWith('node:');
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(folders)('%s', (folder) => {
  const sources = importsBelow(folder, 'src');
  const tests = importsBelow(folder, 'test');

  it('is in the table and depends only on what the table allows', () => {
    expect(Object.keys(ALLOWED)).toContain(folder);
    expect(workspaceDependencies(folder).filter((other) => !ALLOWED[folder].includes(other))).toEqual([]);
  });

  it('imports only packages that its manifest declares', () => {
    const foreign = sources.filter(({ specifier }) => !isRelative(specifier) && !isBuiltIn(specifier));
    expect(foreign.filter(({ specifier }) => !declared(folder).includes(packageOf(specifier)))).toEqual([]);
  });

  it('reaches other workspaces in tests only through what it declares', () => {
    const known = [
      ...declared(folder),
      ...Object.keys(manifests.get(folder)?.devDependencies ?? {}),
      manifests.get(folder)?.name,
      ...Object.keys(rootManifest.devDependencies ?? {}),
    ];
    const foreign = tests.filter(({ specifier }) => !isRelative(specifier) && !isBuiltIn(specifier));
    expect(foreign.filter(({ specifier }) => !known.includes(packageOf(specifier)))).toEqual([]);
  });

  it('never reaches past the exports of another workspace', () => {
    const deep = [...sources, ...tests].filter(({ specifier }) => {
      const other = folderOf.get(packageOf(specifier));
      if (other === undefined) return false;
      const path = `.${specifier.slice(packageOf(specifier).length)}`;
      return !Object.keys(manifests.get(other)?.exports ?? {}).includes(path);
    });
    expect(deep).toEqual([]);
  });

  it('keeps relative imports inside the workspace, with their file extension', () => {
    const astray = [...sources, ...tests].filter(({ file, specifier }) => {
      if (!isRelative(specifier)) return false;
      // A bundler's request for the address of a file ends in `?url`.
      const target = resolve(ROOT, dirname(file), specifier.replace(/\?url$/, ''));
      return relative(join(ROOT, folder), target).startsWith('..') || !existsSync(target);
    });
    expect(astray).toEqual([]);
  });
});

describe('the workspaces together', () => {
  it('have no cycle of dependencies', () => {
    const visit = (folder: string, path: readonly string[]): string[] => {
      if (path.includes(folder)) return [[...path, folder].join(' → ')];
      return workspaceDependencies(folder).flatMap((next) => visit(next, [...path, folder]));
    };
    expect(folders.flatMap((folder) => visit(folder, []))).toEqual([]);
  });

  it.each(folders.filter((folder) => folder.startsWith('packages/')))(
    '%s runs in a browser: no Node built-ins',
    (folder) => {
      expect(importsBelow(folder, 'src').filter(({ specifier }) => isBuiltIn(specifier))).toEqual([]);
    },
  );
});

describe('the harness', () => {
  it('knows the server by its documents alone: it imports the rules, and nothing of server or protocol', () => {
    const imports = importsBelow('test', 'harness');
    expect(imports.length).toBeGreaterThan(0);
    const allowed = ['packages/kernel', ...RULES].map((folder) => manifests.get(folder)?.name);
    const foreign = imports.filter(({ file, specifier }) => {
      if (isRelative(specifier)) return relative('test/harness', join(dirname(file), specifier)).startsWith('..');
      return !isBuiltIn(specifier) && specifier !== 'vitest' && !allowed.includes(specifier);
    });
    expect(foreign).toEqual([]);
  });
});
