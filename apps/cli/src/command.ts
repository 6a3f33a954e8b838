// Commands as values: one description from which the parser and every help text follow.

import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export interface Option {
  /** What the value is called in help texts; absent for a switch. */
  readonly value?: string;
  readonly help: string;
}

export type Options = { readonly [name: string]: Option };

/** The values of the options that were given. */
export interface Given {
  /** The text of an option with a value. */
  text(name: string): string | undefined;
  /** Whether a switch was given. */
  has(name: string): boolean;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as in `FILE… | -`. */
  readonly usage: string;
  readonly summary: string;
  /** The long part of the help text. */
  readonly details: string;
  readonly options: Options;
  /** How many words without a dash it takes. */
  readonly words: { readonly least: number; readonly most: number; readonly expected: string };
  /** Does the work and tells the exit status. */
  run(words: readonly string[], given: Given): Promise<number>;
}

const HELP = { type: 'boolean', short: 'h' } as const;

/** Reads the arguments after a command's name, or tells that help is wanted. */
export function readArguments(command: Command, args: readonly string[]): { words: string[]; given: Given } | 'help' {
  const declared = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const options = { ...Object.fromEntries(declared), help: HELP };
  const { values, positionals } = parseWords(command, args, options);
  const { help } = values;
  if (help === true) return 'help';
  const { least, most, expected } = command.words;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`mozaika ${command.name} takes ${expected}: mozaika ${command.name} ${command.usage}`);
  }
  const given: Given = {
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    has: (name) => values[name] === true,
  };
  return { words: positionals, given };
}

type Declared = { readonly [name: string]: { readonly type: 'boolean' | 'string'; readonly short?: string } };

function parseWords(command: Command, args: readonly string[], options: Declared) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(explain(error as Error & { code?: string }, command));
  }
}

/** What is wrong with the options, and what would be right. */
function explain(error: Error & { code?: string }, command: Command): string {
  const name = /'(?:-\w, )?(--?[^\s'=]+)/.exec(error.message)?.[1] ?? '';
  const known = Object.entries(command.options).map(([known, option]) => spelling(known, option));
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const right = known.length > 0 ? `it knows ${known.join(', ')}` : 'it has no options';
    return `mozaika ${command.name} has no option ${name}; ${right}.`;
  }
  const option = command.options[name.replace(/^-+/, '')];
  if (option?.value !== undefined) return `${name} needs a value: ${name} ${option.value}.`;
  return `${name} is a switch and takes no value.`;
}

const spelling = (name: string, { value }: Option): string => `--${name}${value === undefined ? '' : ` ${value}`}`;

/** The text of `mozaika COMMAND --help`. */
export function helpOf(command: Command): string {
  const options = [
    ...Object.entries(command.options).map(([name, option]) => [spelling(name, option), option.help] as const),
    ['-h, --help', 'this text'] as const,
  ];
  const width = Math.max(...options.map(([left]) => left.length)) + 2;
  return [
    `mozaika ${command.name} ${command.usage}`.trim(),
    '',
    command.details.trim(),
    '',
    'Options:',
    ...options.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
  ].join('\n');
}

/** The text of `mozaika --help`. */
export function helpOfAll(commands: readonly Command[]): string {
  const lines = commands.map(({ name, usage, summary }) => `  mozaika ${`${name} ${usage}`.trim()}\n      ${summary}`);
  return [
    'Mozaika: Azul and Qwirkle on the command line.',
    '',
    ...lines,
    '',
    'mozaika COMMAND --help tells more about a command.',
    'Sentences come in English, or in Czech when MOZAIKA_LANG, LC_ALL or LANG starts with cs.',
    'Colours follow NO_COLOR and FORCE_COLOR; without a terminal there are plain letters.',
    'Exit status: 0 all well, 1 something was refused or differs, 2 the command was called wrongly.',
    '',
  ].join('\n');
}
