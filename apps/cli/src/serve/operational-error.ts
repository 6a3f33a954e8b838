// Operational errors of the server and of backups (a taken port, a database that does not answer): one sentence and an exit status.

import type { Phrase } from '@mozaika/words';
import { printError, t } from '../terminal.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';

export class OperationalError extends Error {
  readonly phrase: Phrase;
  readonly status: ExitStatus;
  constructor(phrase: Phrase, status: ExitStatus) {
    super(phrase.en);
    this.phrase = phrase;
    this.status = status;
  }
}

interface Cause extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  /** Why a storage is unavailable. */
  readonly reason?: string;
}

interface Failure {
  readonly status: ExitStatus;
  phrase(cause: Cause): Phrase;
}

const same = ({ message }: Cause): Phrase => ({ en: message, cs: message });

const METRICS_NOWHERE: Failure = {
  status: EXIT.unsuitable,
  phrase: ({ address }) => ({
    en: `The metrics can’t be offered at ${address}. Give an address of this machine and a port above 1023: --metrics 127.0.0.1:9464.`,
    cs: `Metriky nejde nabízet na ${address}. Zadej adresu tohoto počítače a port nad 1023: --metrics 127.0.0.1:9464.`,
  }),
};

/** By the code of a system error, why a storage is unavailable, or the name of an error of ours. */
const FAILURES: { readonly [code: string]: Failure } = {
  EADDRINUSE: {
    status: EXIT.unavailable,
    phrase: ({ port }) => ({
      en: `Port ${port} is taken. Is Mozaika running already? Choose another one with --port PORT.`,
      cs: `Port ${port} je obsazený. Neběží už Mozaika? Vyber jiný pomocí --port PORT.`,
    }),
  },
  EACCES: {
    status: EXIT.unsuitable,
    phrase: ({ port }) => ({
      en: `Port ${port} is not allowed here. Choose one above 1023 with --port PORT.`,
      cs: `Port ${port} tu není povolený. Vyber některý nad 1023 pomocí --port PORT.`,
    }),
  },
  EADDRNOTAVAIL: {
    status: EXIT.unsuitable,
    phrase: ({ address }) => ({
      en: `This machine has no address ${address}. Leave --host out, or use --lan.`,
      cs: `Tenhle počítač nemá adresu ${address}. Vynech --host, nebo použij --lan.`,
    }),
  },
  ENOTFOUND: {
    status: EXIT.unsuitable,
    phrase: () => ({
      en: 'The name given with --host is not known. Give an address, or use --lan.',
      cs: 'Jméno zadané v --host nikdo nezná. Zadej adresu, nebo použij --lan.',
    }),
  },
  'metrics-EADDRINUSE': {
    status: EXIT.unavailable,
    phrase: ({ address }) => ({
      en: `Something else is at ${address} already. Choose another port for --metrics.`,
      cs: `Na ${address} už běží něco jiného. Vyber pro --metrics jiný port.`,
    }),
  },
  'metrics-EACCES': METRICS_NOWHERE,
  'metrics-EADDRNOTAVAIL': METRICS_NOWHERE,
  'metrics-ENOTFOUND': METRICS_NOWHERE,
  DatabaseIsNewer: {
    status: EXIT.unsuitable,
    phrase: () => ({
      en: 'The database was used by a newer Mozaika. Update this one, or choose another database with --database.',
      cs: 'Databázi už používala novější Mozaika. Aktualizuj tuhle, nebo vyber jinou databázi pomocí --database.',
    }),
  },
  NotServed: {
    status: EXIT.unsuitable,
    phrase: ({ message }) => ({
      en: `No server of this version has used the database ${message} yet. Start one with it, or name the right one with --database.`,
      cs: `Databázi ${message} ještě žádný server této verze nepoužil. Spusť s ní server, nebo zadej tu pravou pomocí --database.`,
    }),
  },
  DatabaseInUse: {
    status: EXIT.inUse,
    phrase: ({ message }) => ({
      en: `Another server is running with the database ${message}. Stop that one first, or choose another database with --database.`,
      cs: `S databází ${message} už běží jiný server. Nejdřív zastav ten, nebo vyber jinou databázi pomocí --database.`,
    }),
  },
  unreachable: {
    status: EXIT.unavailable,
    phrase: ({ message }) => ({
      en: `The database does not answer: ${message}.`,
      cs: `Databáze neodpovídá: ${message}.`,
    }),
  },
  unwritable: {
    status: EXIT.unwritable,
    phrase: ({ message }) => ({
      en: `The database can’t be written to: ${message}.`,
      cs: `Do databáze nejde zapisovat: ${message}.`,
    }),
  },
  disk: {
    status: EXIT.disk,
    phrase: ({ message }) => ({
      en: `The disk is full, or it fails: ${message}.`,
      cs: `Disk je plný, nebo selhává: ${message}.`,
    }),
  },
  damaged: {
    status: EXIT.damaged,
    phrase: ({ message }) => ({
      en: `The database is damaged, or it is none: ${message}. Put a backup into a new one: mozaika restore FILE --database NEW.`,
      cs: `Databáze je poškozená, nebo to žádná není: ${message}. Obnov zálohu do nové: mozaika restore SOUBOR --database NOVÁ.`,
    }),
  },
  databaseSignIn: {
    status: EXIT.unsuitable,
    phrase: ({ message }) => ({
      en: `PostgreSQL lets nobody in with this address: ${message}. Correct the user and the password in MOZAIKA_DATABASE.`,
      cs: `PostgreSQL s touhle adresou nikoho nepustí: ${message}. Oprav uživatele a heslo v MOZAIKA_DATABASE.`,
    }),
  },
  databaseMissing: {
    status: EXIT.unsuitable,
    phrase: ({ message }) => ({
      en: `PostgreSQL has no such database: ${message}. Create it with createdb, or correct the address.`,
      cs: `Takovou databázi PostgreSQL nemá: ${message}. Vytvoř ji pomocí createdb, nebo oprav adresu.`,
    }),
  },
  databaseRights: {
    status: EXIT.unsuitable,
    phrase: ({ message }) => ({
      en: `The user of the database may not do what the server needs: ${message}. Make it the owner of the database.`,
      cs: `Uživatel databáze nesmí, co server potřebuje: ${message}. Udělej z něj vlastníka databáze.`,
    }),
  },
  'bus-unreachable': {
    status: EXIT.unavailable,
    phrase: ({ message }) => ({
      en: `The bus does not answer: ${message}. Is NATS running there? Without --bus, PostgreSQL’s own NOTIFY is used.`,
      cs: `Sběrnice neodpovídá: ${message}. Běží tam NATS? Bez --bus se použije NOTIFY samotného PostgreSQL.`,
    }),
  },
  'bus-refused': {
    status: EXIT.unsuitable,
    phrase: ({ message }) => ({
      en: `NATS at ${message} asks for a password, or for another one. Put nats://USER:PASSWORD@HOST:4222 into MOZAIKA_BUS.`,
      cs: `NATS na ${message} chce heslo, nebo jiné. Dej nats://UŽIVATEL:HESLO@HOST:4222 do MOZAIKA_BUS.`,
    }),
  },
  UnknownBus: { status: EXIT.calledWrongly, phrase: same },
  UnknownDatabase: { status: EXIT.calledWrongly, phrase: same },
  BackupRefused: { status: EXIT.refused, phrase: same },
};

/** By SQLSTATE: what PostgreSQL says at the start and no later try mends. */
const BY_SQLSTATE: { readonly [code: string]: string } = {
  '28P01': 'databaseSignIn',
  '28000': 'databaseSignIn',
  '3D000': 'databaseMissing',
  '42501': 'databaseRights',
  '25006': 'unwritable',
};

/** The error, or the one of the database's driver that it came from. */
const sqlStateOf = ({ code, cause }: Cause): string =>
  code ?? (cause instanceof Error ? sqlStateOf(cause as Cause) : '');

const failureOf = (error: Cause): Failure | undefined =>
  FAILURES[BY_SQLSTATE[sqlStateOf(error)] ?? ''] ??
  FAILURES[error.code ?? ''] ??
  FAILURES[error.reason ?? ''] ??
  FAILURES[error.name];

/** Runs `work`; an operational error becomes one sentence and its exit status, any other error is a bug and is thrown on. */
export async function withFailureMessage(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const cause = error as Cause;
    const failure = failureOf(cause);
    const { phrase, status } =
      cause instanceof OperationalError ? cause : { phrase: failure?.phrase(cause), status: failure?.status };
    if (!phrase || status === undefined) throw error;
    printError(`mozaika: ${t(phrase)}`);
    return status;
  }
}
