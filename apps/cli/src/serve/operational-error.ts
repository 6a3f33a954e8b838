// Operational errors of the server and of backups (a taken port, a database that does not answer): one sentence, exit status 1.

import type { Phrase } from '@mozaika/words';
import { printError, t } from '../terminal.ts';

export class OperationalError extends Error {
  readonly phrase: Phrase;
  constructor(phrase: Phrase) {
    super(phrase.en);
    this.phrase = phrase;
  }
}

interface Cause extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
}

const same = (text: string): Phrase => ({ en: text, cs: text });

/** By the code of a system error, or the name of an error of ours. */
const REASONS: { readonly [code: string]: (cause: Cause) => Phrase } = {
  EADDRINUSE: ({ port }) => ({
    en: `Port ${port} is taken. Is Mozaika running already? Choose another one with --port PORT.`,
    cs: `Port ${port} je obsazený. Neběží už Mozaika? Vyber jiný pomocí --port PORT.`,
  }),
  EACCES: ({ port }) => ({
    en: `Port ${port} is not allowed here. Choose one above 1023 with --port PORT.`,
    cs: `Port ${port} tu není povolený. Vyber některý nad 1023 pomocí --port PORT.`,
  }),
  EADDRNOTAVAIL: ({ address }) => ({
    en: `This machine has no address ${address}. Leave --host out, or use --lan.`,
    cs: `Tenhle počítač nemá adresu ${address}. Vynech --host, nebo použij --lan.`,
  }),
  ENOTFOUND: () => ({
    en: 'The name given with --host is not known. Give an address, or use --lan.',
    cs: 'Jméno zadané v --host nikdo nezná. Zadej adresu, nebo použij --lan.',
  }),
  DatabaseIsNewer: () => ({
    en: 'The database was used by a newer Mozaika. Update this one, or choose another database with --database.',
    cs: 'Databázi už používala novější Mozaika. Aktualizuj tuhle, nebo vyber jinou databázi pomocí --database.',
  }),
  StorageUnavailable: ({ message }) => ({
    en: `The database does not answer: ${message}.`,
    cs: `Databáze neodpovídá: ${message}.`,
  }),
  UnknownDatabase: ({ message }) => same(message),
  BackupRefused: ({ message }) => same(message),
};

/** Runs `work`; an operational error becomes one sentence and exit status 1, any other error is a bug and is thrown on. */
export async function withFailureMessage(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const cause = error as Cause;
    const phrase =
      cause instanceof OperationalError ? cause.phrase : (REASONS[cause.code ?? ''] ?? REASONS[cause.name])?.(cause);
    if (!phrase) throw error;
    printError(`mozaika: ${t(phrase)}`);
    return 1;
  }
}
