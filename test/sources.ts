// Every source file of the repository as text and as a syntax tree, for the tests that guard its structure.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

export const ROOT = dirname(import.meta.dirname);

export interface Source {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The program in it: of a Svelte component its scripts alone, every line where it was. */
  readonly tree: ts.SourceFile;
}

const SCRIPTS = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;

/** A component with everything but its scripts replaced by blanks, so that positions stay. */
function scriptsOf(component: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let program = '';
  let end = 0;
  for (const { index, 1: tag = '', 2: body = '' } of component.matchAll(SCRIPTS)) {
    const start = index + tag.length;
    program += blank(component.slice(end, start)) + body;
    end = start + body.length;
  }
  return program + blank(component.slice(end));
}

/** Files that git knows or will know: what is ignored is nobody's source. */
const listed = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|svelte|m?js)$/.test(path) && existsSync(join(ROOT, path)))
    // Git lists those that it will know apart.
    .sort();

function read(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const program = path.endsWith('.svelte') ? scriptsOf(text) : text;
  const kind = /\.m?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return { path, text, tree: ts.createSourceFile(path, program, ts.ScriptTarget.Latest, true, kind) };
}

export const sources: readonly Source[] = listed().map(read);

/** What people run, as opposed to what tests it. */
export const isProduct = ({ path }: Source): boolean => !/(^|\/)(test|e2e)\//.test(path);

const nodes = new WeakMap<ts.Node, readonly ts.Node[]>();

/** Every node of a tree, parents first. */
export function nodesOf(tree: ts.Node): readonly ts.Node[] {
  const known = nodes.get(tree);
  if (known) return known;
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  nodes.set(tree, found);
  return found;
}

/** `path:line` of a node. */
export const placeOf = (source: Source, node: ts.Node): string =>
  `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** The files of this repository that a file imports by relative paths, types included. */
export function relativeImports({ path, tree }: Source): string[] {
  const specifiers = tree.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter((specifier) => specifier !== undefined && ts.isStringLiteral(specifier))
    .map((specifier) => specifier.text)
    .filter((specifier) => specifier.startsWith('.'));
  return specifiers.map((specifier) => resolve('/', dirname(path), specifier).slice(1));
}
