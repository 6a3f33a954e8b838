// Every phrase of the repository, found in the sources: object literals with the texts `en` and `cs`. And every way to say it.

import { fill, type Language, type Phrase } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { serverWords } from '@mozaika/words/server';
import ts from 'typescript';
import { playerTerms } from '../packages/words/src/players.ts';
import { nodesOf, placeOf, type Source, sources } from './sources.ts';

export const LANGUAGES: readonly Language[] = ['en', 'cs'];

export interface FoundPhrase extends Phrase {
  readonly path: string;
  /** `path:line` */
  readonly place: string;
  /** The property or constant that holds it. */
  readonly name: string;
}

/** What stands for a part of a text that the program computes. */
const COMPUTED = '…';

/** A text as it is written: a string, a template, or lines that are joined. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => COMPUTED + literal.text).join('');
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression: lines } = node.expression;
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(lines)) return undefined;
  return lines.elements.map((line) => textOf(line) ?? COMPUTED).join('\n');
}

function nameOf({ parent }: ts.Node): string {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replaceAll("'", '');
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  return ts.isSourceFile(parent) ? '' : nameOf(parent);
}

function phraseAt(source: Source, node: ts.Node): FoundPhrase[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const texts = new Map(
    node.properties
      .filter((property) => ts.isPropertyAssignment(property))
      .map(({ name, initializer }) => [name.getText(), textOf(initializer)]),
  );
  const [en, cs] = [texts.get('en'), texts.get('cs')];
  if (en === undefined || cs === undefined) return [];
  return [{ path: source.path, place: placeOf(source, node), name: nameOf(node), en, cs }];
}

/** All of them, file by file. */
export const phrases: readonly FoundPhrase[] = sources
  .filter(({ path }) => /^(packages\/words|apps\/web|apps\/cli)\/src\//.test(path))
  .flatMap((source) => nodesOf(source.tree).flatMap((node) => phraseAt(source, node)));

const TERMS = { ...azulWords.terms, ...qwirkleWords.terms, ...serverWords.terms, ...playerTerms([]) };

/** Values for terms that are computed. */
const VALUES: { readonly [term: string]: readonly string[] } = {
  where: ['centre', '3'],
  tile: ['Rs', 'R*', '??'],
  tiles: ['Rs, B*'],
  minutes: ['60000', '120000', '300000'],
  seconds: ['1000', '2000', '5000'],
  player: ['2'],
  Player: ['2'],
  players: ['1', '1, 2', '1, 2, 3'],
};

const valuesOf = (term: string): readonly string[] =>
  VALUES[term] ?? (typeof TERMS[term] === 'object' ? Object.keys(TERMS[term]) : ['?']);

/** Facts that are texts; the others are numbers. */
const TEXTS = new Set(
  `name names game title reason why what where file field tiles tile duplicate values value examples example cell place
  level move turn spec command option known usage games text address addresses id ids edition board boards url hostname
  choices levels commitment seed next partner players variable said path time columns counts`.split(/\s+/),
);
const NUMBERS = [0, 1, 2, 5, 21];
/** Facts that are texts in these phrases and numbers in others. */
const isText = (fact: string, { name, path }: FoundPhrase): boolean =>
  TEXTS.has(fact) ||
  (path.endsWith('words/src/words.ts') && ['expected', 'found'].includes(fact) && name !== 'index-ahead');

/** Every way to say a phrase: with each number, and with each value of each term. */
export function said(phrase: FoundPhrase, language: Language): string[] {
  const text = phrase[language];
  const terms = [...text.matchAll(/\{(\w+):(\w+)\}/g)].map(([, fact = '', term = '']) => ({ fact, term }));
  const plain = [...text.matchAll(/\{(\w+)\}/g)].map(([, fact = '']) => fact);
  const counted = [...text.matchAll(/\{(\w+)\|/g)].map(([, fact = '']) => fact);
  const asTerms = Object.fromEntries(terms.map(({ fact, term }) => [fact, valuesOf(term)[0] ?? '?']));
  const asTexts = Object.fromEntries(
    plain.filter((fact) => isText(fact, phrase) && !(fact in asTerms)).map((fact) => [fact, `‹${fact}›`]),
  );
  const numbers = (n: number) =>
    Object.fromEntries(
      [...plain, ...counted].filter((fact) => !(fact in asTexts || fact in asTerms)).map((fact) => [fact, n]),
    );
  const ways = [
    ...NUMBERS.map((n) => ({ ...asTerms, ...numbers(n), ...asTexts })),
    ...terms.flatMap(({ fact, term }) =>
      valuesOf(term).map((value) => ({ ...asTerms, ...numbers(2), ...asTexts, [fact]: value })),
    ),
  ];
  return [...new Set(ways.map((facts) => fill(phrase, facts, language, TERMS)))];
}
