// mozaika backup and restore: the whole database as one file, and back.

import { type Command, type OptionValues, onlyPositional } from '../command.ts';
import { databaseAt } from '../serve/defaults.ts';
import { withFailureMessage } from '../serve/operational-error.ts';
import { SERVE_OPTIONS, withEnvironment } from '../serve/settings.ts';
import { print, t } from '../terminal.ts';

const SAVED = { en: 'Saved to {file}.', cs: 'Uloženo do {file}.' };
const RESTORED = {
  en: '{rows|row|rows} restored from {file}.',
  cs: 'Z {file} obnoveno: {rows|řádek|řádky|řádků}.',
};

const databaseOf = (values: OptionValues): string => databaseAt(withEnvironment(values, process.env).text('database'));

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE [--database WHERE]',
  summary: 'Saves everything that the server has stored.',
  details: `
Writes tables, matches and people into one file. The server may go on running meanwhile. Keep the file safe: it holds
what makes people themselves, and the seeds of running matches.`,
  options: { database: SERVE_OPTIONS.database },
  positionals: { least: 1, most: 1, expected: 'one file' },
  run: (positionals, values) =>
    withFailureMessage(async () => {
      const file = onlyPositional(positionals);
      const { backup } = await import('@mozaika/server');
      await backup(databaseOf(values), file);
      print(t(SAVED, { file }));
      return 0;
    }),
};

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE [--database WHERE]',
  summary: 'Puts a backup into an empty database.',
  details: `
All of it or nothing. The database must be empty: choose a new one with --database, and start the server with it.`,
  options: { database: SERVE_OPTIONS.database },
  positionals: { least: 1, most: 1, expected: 'one file' },
  run: (positionals, values) =>
    withFailureMessage(async () => {
      const file = onlyPositional(positionals);
      const { restore } = await import('@mozaika/server');
      const { rows } = await restore(databaseOf(values), file);
      print(t(RESTORED, { rows, file }));
      return 0;
    }),
};
