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
  summary: { en: 'Saves everything that the server has stored.', cs: 'Uloží všechno, co má server v databázi.' },
  details: {
    en: `
Writes tables, matches and people into one file. The server may go on running meanwhile. Keep the file safe: it contains
everyone’s sign-in keys, and the seeds of running matches.`,
    cs: `
Zapíše stoly, partie a hráče do jednoho souboru. Server přitom může běžet dál. Soubor dobře uschovej: jsou v něm
přihlašovací klíče všech hráčů a semínka rozehraných partií.`,
  },
  options: { database: SERVE_OPTIONS.database },
  positionals: { least: 1, most: 1, expected: { en: 'one file', cs: 'jeden soubor' } },
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
  summary: { en: 'Puts a backup into an empty database.', cs: 'Obnoví zálohu do prázdné databáze.' },
  details: {
    en: `
All of it or nothing. The database must be empty: choose a new one with --database, and start the server with it.`,
    cs: `
Buď všechno, nebo nic. Databáze musí být prázdná: vyber novou pomocí --database a spusť s ní server.`,
  },
  options: { database: SERVE_OPTIONS.database },
  positionals: { least: 1, most: 1, expected: { en: 'one file', cs: 'jeden soubor' } },
  run: (positionals, values) =>
    withFailureMessage(async () => {
      const file = onlyPositional(positionals);
      const { restore } = await import('@mozaika/server');
      const { rows } = await restore(databaseOf(values), file);
      print(t(RESTORED, { rows, file }));
      return 0;
    }),
};
