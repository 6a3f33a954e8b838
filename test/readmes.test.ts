// Every package and app has a README; links in documents lead somewhere, and the TypeScript in READMEs fits the types.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';

const workspaces = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
);
const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...workspaces.map((folder) => `${folder}/README.md`),
];
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe.each(workspaces)('%s', (folder) => {
  it('has a README that begins with its name', () => {
    expect(read(`${folder}/README.md`)).toMatch(/^# \S/);
  });
});

describe.each(documents)('%s', (path) => {
  it('has links that lead to files of the repository', () => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
  });
});

it('the TypeScript in READMEs fits the types', { timeout: 60_000 }, () => {
  const examples = documents
    .filter((path) => path.endsWith('README.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ''], i) => ({
        file: join(ROOT, `readme-${path.replace(/\W/g, '-')}-${i}.ts`),
        code,
      })),
    );
  expect(examples.length).toBeGreaterThan(3);
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const settings = { ...options, composite: false, declarationMap: false, emitDeclarationOnly: false, noEmit: true };
  // The examples exist in memory only, as if they were files at the root.
  const texts = new Map(examples.map(({ file, code }) => [file, `${code}\nexport {};\n`]));
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const program = ts.createProgram([...texts.keys()], settings, host);
  const found = [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [];
  });
  const sentences = found.map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(sentences).toEqual([]);
});
