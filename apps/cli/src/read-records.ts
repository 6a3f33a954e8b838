// Records from files and from stdin. A file holds one record, laid out freely, or one record per line.

import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type MatchRecord, parseRecord, type Result } from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
import { type Line, LONGEST_LINE, linesOf, lineTooLong } from './stream-lines.ts';
import { t } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const STDIN = '-';

/** Makes sure that all files can be read before any of them is. */
export function checkFiles(files: readonly string[]): void {
  for (const file of files) if (file !== STDIN) openable(file);
}

function openable(file: string): number {
  let stats: ReturnType<typeof statSync>;
  try {
    stats = statSync(file);
  } catch (error) {
    throw unopened(file, error as NodeJS.ErrnoException);
  }
  if (stats.isDirectory()) throw new UsageError(WRONG.directory, { file });
  return stats.size;
}

const WRONG = {
  directory: {
    en: '{file} is a directory; name a file with a record.',
    cs: '{file} je adresář; zadej soubor se záznamem.',
  },
  unread: {
    en: 'Cannot read {file}: {reason}. Name a file with a record, or - for stdin.',
    cs: 'Nejde přečíst {file}: {reason}. Zadej soubor se záznamem, nebo - pro stdin.',
  },
  several: {
    en: '{file} holds several records; this command looks at one.',
    cs: '{file} obsahuje víc záznamů; tento příkaz čte jen jeden.',
  },
  empty: { en: '{file} is empty; it should hold a record.', cs: '{file} je prázdný; má obsahovat záznam.' },
} as const satisfies Phrases;

const NOT_ALLOWED = { en: 'you are not allowed to read it', cs: 'nemáš právo ho číst' };
const REASONS: Phrases = {
  ENOENT: { en: 'there is no such file', cs: 'takový soubor neexistuje' },
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  ENOTDIR: { en: 'a part of its path is not a directory', cs: 'část cesty není adresář' },
  EISDIR: { en: 'it is a directory', cs: 'je to adresář' },
  ENAMETOOLONG: { en: 'its name is too long', cs: 'má moc dlouhé jméno' },
};

function unopened(file: string, error: NodeJS.ErrnoException): UsageError {
  const known = REASONS[error.code ?? ''];
  return new UsageError(WRONG.unread, { file, reason: known ? t(known) : error.message });
}

/** All records of a file, or of stdin (one per line), each read or refused. */
export async function* recordsOf(file: string): AsyncGenerator<Result<MatchRecord>> {
  if (file === STDIN) return yield* recordLines(linesOf(process.stdin));
  const size = openable(file);
  const stream = createReadStream(file);
  try {
    yield* size > LONGEST_LINE ? recordLines(linesOf(stream)) : fileRecords(await wholeText(stream));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw unopened(file, error as NodeJS.ErrnoException);
  }
}

async function wholeText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* recordLines(lines: AsyncIterable<Line>): AsyncGenerator<Result<MatchRecord>> {
  for await (const line of lines) {
    if ('tooLong' in line) yield lineTooLong(line.tooLong);
    else if (line.text.trim() !== '') yield parseRecord(line.text);
  }
}

/** One record if the whole text is JSON, or if no line of it looks like a record of its own. */
function* fileRecords(text: string): Generator<Result<MatchRecord>> {
  const whole = parseRecord(text);
  const alone = whole.ok || whole.refusal.code !== 'not-json';
  const lines = alone ? [] : text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.some((line) => line.includes('"format"') && parseRecord(line).ok)) return yield whole;
  for (const line of lines) yield parseRecord(line);
}

/** The one record of a file for commands that look at one position. */
export async function oneRecord(file: string): Promise<Result<MatchRecord>> {
  let found: Result<MatchRecord> | undefined;
  for await (const record of recordsOf(file)) {
    if (found) throw new UsageError(WRONG.several, { file });
    found = record;
  }
  if (!found) throw new UsageError(WRONG.empty, { file: file === STDIN ? 'stdin' : file });
  return found;
}
