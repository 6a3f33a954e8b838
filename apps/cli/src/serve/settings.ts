// The settings of `mozaika serve`: one table from which flags, environment variables and the help text follow.

import { LOG_LEVELS, type LogLevel } from '@mozaika/server/log';
import type { Phrase, Phrases } from '@mozaika/words';
import type { Option, OptionValues } from '../command.ts';
import { wholeNumber } from '../option-values.ts';
import { oneOf, UsageError } from '../usage-error.ts';

interface Setting {
  /** What the value is called; absent for a switch. */
  readonly value?: string;
  readonly help: Phrase;
  /** The default, in words. */
  readonly usual?: Phrase;
}

const same = (text: string): Phrase => ({ en: text, cs: text });

export const SETTINGS = {
  port: {
    value: 'PORT',
    help: { en: 'where to listen', cs: 'na kterém portu poslouchat' },
    usual: { en: '8080, or the next one that is free', cs: '8080, nebo nejbližší volný' },
  },
  host: {
    value: 'ADDRESS',
    help: { en: 'the interface to listen on', cs: 'na kterém rozhraní poslouchat' },
    usual: same('127.0.0.1'),
  },
  lan: {
    help: {
      en: 'let the phones in the room join: listen on all interfaces, show a QR code',
      cs: 'pustit ke stolu telefony v místnosti: poslouchat všude, ukázat QR kód',
    },
  },
  database: {
    value: 'WHERE',
    help: { en: 'a file, or postgres://…', cs: 'soubor, nebo postgres://…' },
    usual: { en: 'data/mozaika.db in the clone', cs: 'data/mozaika.db v klonu' },
  },
  bus: {
    value: 'URL',
    help: {
      en: 'nats://…, how servers that share a PostgreSQL database hear of each other',
      cs: 'nats://…, kudy se o sobě dozvídají servery se společnou databází PostgreSQL',
    },
    usual: { en: 'PostgreSQL’s own NOTIFY', cs: 'NOTIFY samotného PostgreSQL' },
  },
  only: {
    value: 'bots',
    help: {
      en: 'no tables of its own: thinks for the bots of servers that share its PostgreSQL database',
      cs: 'bez vlastních stolů: přemýšlí za boty serverů, se kterými má společnou databázi PostgreSQL',
    },
  },
  base: {
    value: 'PATH',
    help: { en: 'the path below which a proxy serves it', cs: 'cesta, pod kterou ho nabízí proxy' },
    usual: same('/'),
  },
  origin: {
    value: 'URL',
    help: {
      en: 'the address people use, as in https://mozaika.example',
      cs: 'adresa, kterou lidé používají, třeba https://mozaika.example',
    },
  },
  'trust-proxy': {
    help: {
      en: 'trust the X-Forwarded headers of a reverse proxy',
      cs: 'věřit hlavičkám X-Forwarded od reverzní proxy',
    },
  },
  metrics: {
    value: 'ADDRESS:PORT',
    help: {
      en: 'where Prometheus may ask for metrics, as in 127.0.0.1:9464; nowhere without it',
      cs: 'kde nabízet metriky pro Prometheus, třeba 127.0.0.1:9464; bez ní nikde',
    },
  },
  'bot-threads': {
    value: 'N',
    help: { en: 'how many bots think at once', cs: 'kolik botů přemýšlí najednou' },
    usual: { en: 'one less than there are cores', cs: 'o jednoho méně, než je jader' },
  },
  'log-level': { value: 'LEVEL', help: same(LOG_LEVELS.join(', ')), usual: same('warn') },
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof SETTINGS;

export const variableOf = (name: string): string => `MOZAIKA_${name.toUpperCase().replaceAll('-', '_')}`;

/** The flags, each with its environment variable and its default in the help text. */
export const SERVE_OPTIONS = Object.fromEntries(
  Object.entries<Setting>(SETTINGS).map(([name, { value, help, usual }]) => [
    name,
    {
      ...(value !== undefined && { value }),
      help: {
        en: `${help.en} (${variableOf(name)}${usual === undefined ? '' : `; ${usual.en}`})`,
        cs: `${help.cs} (${variableOf(name)}${usual === undefined ? '' : `; ${usual.cs}`})`,
      },
    },
  ]),
) as { readonly [name in SettingName]: Option };

const WRONG = {
  variable: { en: '{variable} must be 1 or 0, not “{said}”.', cs: '{variable} má být 1 nebo 0, ne „{said}“.' },
  lan: {
    en: '--lan listens on all interfaces; leave --host out.',
    cs: '--lan poslouchá na všech rozhraních; vynech --host.',
  },
  base: {
    en: '--base must be a path such as /mozaika/, not “{path}”.',
    cs: '--base má být cesta jako /mozaika/, ne „{path}“.',
  },
  origin: {
    en: '--origin must be an address such as https://mozaika.example, without a path, not “{url}”.',
    cs: '--origin má být adresa jako https://mozaika.example, bez cesty, ne „{url}“.',
  },
  metrics: {
    en: '--metrics must be an address and a port such as 127.0.0.1:9464, not “{said}”.',
    cs: '--metrics má být adresa a port jako 127.0.0.1:9464, ne „{said}“.',
  },
  secret: {
    en: 'A password on the command line can be read by everybody on this machine. Put the address into {variable} and leave --{option} out.',
    cs: 'Heslo na příkazové řádce si přečte každý na tomhle počítači. Dej adresu do {variable} a --{option} vynech.',
  },
  only: { en: '--only can be nothing but bots, not “{said}”.', cs: '--only může být jen bots, ne „{said}“.' },
  level: { en: '--log-level must be {levels}, not “{said}”.', cs: '--log-level má být {levels}, ne „{said}“.' },
} as const satisfies Phrases;

type Environment = { readonly [variable: string]: string | undefined };

const ON = ['1', 'true', 'yes', 'on'];
const OFF = ['', '0', 'false', 'no', 'off'];

/** Options whose values may have a password in them. For NATS, a name alone is a token. */
const HAS_SECRET: { readonly [name: string]: RegExp } = {
  database: /^[^/]*:\/\/[^/?#]*:[^/?#]*@|[?&]password=/i,
  bus: /@/,
};

/** Option values with environment variables behind them; a flag wins, an empty variable counts as not set. */
export function withEnvironment(values: OptionValues, environment: Environment): OptionValues {
  return {
    text(name) {
      const said = values.text(name);
      if (said !== undefined && HAS_SECRET[name]?.test(said)) {
        throw new UsageError(WRONG.secret, { option: name, variable: variableOf(name) });
      }
      return said ?? (environment[variableOf(name)] || undefined);
    },
    has(name) {
      if (values.has(name)) return true;
      const said = (environment[variableOf(name)] ?? '').toLowerCase();
      if (ON.includes(said) || OFF.includes(said)) return ON.includes(said);
      throw new UsageError(WRONG.variable, { variable: variableOf(name), said });
    },
  };
}

export interface ServeSettings {
  /** Absent: 8080, or the next one that is free. */
  readonly port: number | undefined;
  readonly host: string;
  readonly lan: boolean;
  readonly database: string | undefined;
  readonly bus: string | undefined;
  readonly only: 'bots' | undefined;
  readonly base: string;
  readonly origin: string | undefined;
  readonly proxy: 'trusted' | 'none';
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly botThreads: number | undefined;
  readonly logLevel: LogLevel;
}

const LOCAL = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
const LAST_PORT = 65_535;
const MOST_THREADS = 256;

export function readSettings(values: OptionValues, environment: Environment): ServeSettings {
  const { text, has } = withEnvironment(values, environment);
  const number = (name: SettingName, least: number, most: number): number | undefined => {
    const said = text(name);
    return said === undefined ? undefined : wholeNumber(name, said, least, most);
  };
  const lan = has('lan');
  const host = text('host');
  if (lan && host !== undefined) throw new UsageError(WRONG.lan);
  return {
    port: number('port', 0, LAST_PORT),
    host: host ?? (lan ? EVERYWHERE : LOCAL),
    lan,
    database: text('database'),
    bus: text('bus'),
    only: readOnly(text('only')),
    base: readBase(text('base') ?? '/'),
    origin: readOrigin(text('origin')),
    proxy: has('trust-proxy') ? 'trusted' : 'none',
    metrics: readMetrics(text('metrics')),
    botThreads: number('bot-threads', 1, MOST_THREADS),
    logLevel: readLevel(text('log-level') ?? 'warn'),
  };
}

function readOnly(said: string | undefined): ServeSettings['only'] {
  if (said === undefined || said === 'bots') return said;
  throw new UsageError(WRONG.only, { said });
}

function readBase(path: string): string {
  if (/^[\w.~/-]*$/.test(path) && !path.split('/').includes('..')) return path;
  throw new UsageError(WRONG.base, { path });
}

function readOrigin(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read && /^https?:$/.test(read.protocol) && read.pathname === '/' && read.search === '') return read.origin;
  throw new UsageError(WRONG.origin, { url });
}

/** An address, a name, or an IPv6 address in brackets, and a port. */
const LISTEN_ADDRESS = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<host>[\w.-]+)):(?<port>\d{1,5})$/i;

function readMetrics(said: string | undefined): ServeSettings['metrics'] {
  if (said === undefined) return undefined;
  const { v6, host = v6, port } = LISTEN_ADDRESS.exec(said)?.groups ?? {};
  if (host === undefined || Number(port) > LAST_PORT) throw new UsageError(WRONG.metrics, { said });
  return { host, port: Number(port) };
}

function readLevel(said: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === said);
  if (level === undefined) throw new UsageError(WRONG.level, { levels: oneOf(LOG_LEVELS), said });
  return level;
}
