// The borders that no compiler guards: sizes, cycles, casts, names, luck. What may cross one stands in borders-allowed.ts with its reason.

import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { EXACT_LOGARITHMS, LONG_PARAMETER_LISTS, NO_FACTS } from './borders-allowed.ts';
import { SLOW } from './patience.ts';
import { isProduct, nodesOf, placeOf, relativeImports, type Source, sources } from './sources.ts';

const MOST_LINES_OF_A_FILE = 400;
const MOST_LINES_OF_A_FUNCTION = 60;
const MOST_PARAMETERS = 5;

const product = sources.filter(isProduct);
const tests = sources.filter((source) => !isProduct(source));
const lineOf = (source: Source, position: number): number => source.tree.getLineAndCharacterOfPosition(position).line;

describe('files', () => {
  it('say in their first line what they are for', () => {
    const silent = sources.filter(({ text }) => {
      const [first = '', second = ''] = text.split('\n');
      return !/^(\/\/|<!--) ?\S/.test(first.startsWith('#!') ? second : first);
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it(`have at most ${MOST_LINES_OF_A_FILE} lines`, () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES_OF_A_FILE);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('are named by what is in them', () => {
    const vague = /(^|\/)(\w+-)?(utils?|helpers?|managers?|misc|common)[./]/i;
    expect(sources.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('import each other without cycles, types included', () => {
    expect(cycles()).toEqual([]);
  });
});

/** The groups of files that import each other, each as one line; Tarjan's strongly connected components. */
function cycles(): string[] {
  const imports = new Map(sources.map((source) => [source.path, relativeImports(source)]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[] = [];
  const visit = (path: string): number => {
    const own = index.size;
    index.set(path, own);
    low.set(path, own);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) ?? own) : own) : visit(next);
      low.set(path, Math.min(low.get(path) ?? own, reached));
    }
    if (low.get(path) === own) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1) found.push(group.toSorted().join(' ↔ '));
    }
    return low.get(path) ?? own;
  };
  for (const path of imports.keys()) if (!index.has(path)) visit(path);
  return found.toSorted();
}

/** Every function with a body, as `path name`, and how it is too big. */
function functionsOf(source: Source): { readonly name: string; readonly lines: number; readonly parameters: number }[] {
  return nodesOf(source.tree)
    .filter((node) => ts.isFunctionLike(node))
    .filter((node) => 'body' in node && node.body !== undefined)
    .map((node) => ({
      name: `${source.path} ${nameOf(node)}`,
      lines: lineOf(source, node.getEnd()) - lineOf(source, node.getStart()) + 1,
      parameters: node.parameters.length,
    }));
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return '(no name)';
}

describe('functions of the product', () => {
  const functions = product.flatMap(functionsOf);

  it(`have at most ${MOST_LINES_OF_A_FUNCTION} lines, except queries and migrations`, () => {
    const isExcusedByNature = (name: string): boolean => /\/storage\/(sql|migrations)\//.test(name);
    const long = functions
      .filter(({ name, lines }) => lines > MOST_LINES_OF_A_FUNCTION && !isExcusedByNature(name))
      .map(({ name }) => name);
    expect(long).toEqual([]);
  });

  it(`take at most ${MOST_PARAMETERS} parameters, except those with a figure`, () => {
    const wide = functions.filter(({ parameters }) => parameters > MOST_PARAMETERS).map(({ name }) => name);
    expect(wide.toSorted()).toEqual(Object.keys(LONG_PARAMETER_LISTS).toSorted());
  });
});

/** Whether a comment stands on the line of a node or on the line before it. */
function hasReason(source: Source, node: ts.Node): boolean {
  const lines = source.text.split('\n');
  const last = lineOf(source, node.getEnd());
  const first = lineOf(source, node.getStart());
  return [lines[first - 1], ...lines.slice(first, last + 1)].some((line) => /(^|\s)(\/\/|\/\*|\*)/.test(line ?? ''));
}

const isBlunt = (node: ts.Node): boolean =>
  ts.isAsExpression(node) &&
  (node.type.kind === ts.SyntaxKind.NeverKeyword ||
    (ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword));

describe('casts', () => {
  it('that switch the compiler off (as unknown as, as never) say why', () => {
    const blunt = sources.flatMap((source) =>
      nodesOf(source.tree)
        .filter((node) => isBlunt(node) && !hasReason(source, node))
        .map((node) => placeOf(source, node)),
    );
    expect(blunt).toEqual([]);
  });
});

describe('facts', () => {
  it('are written and read by the kernel alone: no other file knows their exclamation mark', () => {
    const isFact = (node: ts.Node): boolean =>
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isRegularExpressionLiteral(node)) &&
      /^(['"`]|\/\^?)! ?(\$\{|undo|bot|back|resign|left|timeout|$|['"`/])/.test(node.getText());
    const places = product
      .filter(({ path }) => path !== 'packages/kernel/src/fact.ts' && !(path in NO_FACTS))
      .flatMap((source) =>
        nodesOf(source.tree)
          .filter((node) => isFact(node))
          .map((node) => placeOf(source, node)),
      );
    expect(places).toEqual([]);
  });
});

describe('seats', () => {
  it('come from seatAt and seatsOf, never from a cast', () => {
    const isSeatCast = (node: ts.Node): boolean => ts.isAsExpression(node) && node.type.getText() === 'Seat';
    const places = sources
      .filter(({ path }) => path !== 'packages/kernel/src/seats.ts')
      .flatMap((source) =>
        nodesOf(source.tree)
          .filter((node) => isSeatCast(node))
          .map((node) => placeOf(source, node)),
      );
    expect(places).toEqual([]);
  });
});

describe('arithmetic', () => {
  it('of rules, bots and analysis rounds the same in every engine: portable-math.ts instead of Math.exp and its kin', () => {
    const exact = /^(kernel|azul|qwirkle|analysis|bots(?!\/src\/arena\/))\/src\//;
    const open = /^Math\.(exp|expm1|log|log1p|log2|log10|pow|cbrt|hypot|a?(sin|cos|tan)h?|atan2|random)$/;
    const isOpen = (node: ts.Node): boolean =>
      (ts.isPropertyAccessExpression(node) && open.test(node.getText())) ||
      (ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken &&
        // Powers of whole literals are exact; a variable may be a fraction.
        !(ts.isNumericLiteral(node.left) && /^(2|10|64)$/.test(node.left.getText()) && isWhole(node.right)));
    const places = product
      .filter(({ path }) => exact.test(path.replace(/^packages\//, '')) && !(path in EXACT_LOGARITHMS))
      .flatMap((source) =>
        nodesOf(source.tree)
          .filter(isOpen)
          .map((node) => placeOf(source, node)),
      );
    expect(places).toEqual([]);
  });
});

/** Whether an exponent is made of whole numbers alone, as far as one can see: no division, no fraction in it. */
const isWhole = (exponent: ts.Expression): boolean => !/[/.]\s*\d|\//.test(exponent.getText());

describe('tests', () => {
  it('take no randomness from the machine: a seed makes every failure repeatable', () => {
    const isLuck = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) && /^(Math\.random|crypto\.getRandomValues)$/.test(node.getText());
    const lucky = tests.filter((source) => nodesOf(source.tree).some(isLuck)).map(({ path }) => path);
    expect(lucky).toEqual([]);
  });

  it('may be slow only if they are there', () => {
    const paths = sources.map(({ path }) => path);
    expect(Object.keys(SLOW).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('are neither skipped nor preferred', () => {
    const isHalf = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) && /^(it|test|describe)\.(skip|only|todo)$/.test(node.getText());
    const half = tests.filter((source) => nodesOf(source.tree).some(isHalf));
    expect(half.map(({ path }) => path)).toEqual([]);
  });
});
