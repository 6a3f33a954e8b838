// Whom and what `mozaika admin` is about, as it is typed: people by their id or seat, tables by their code or link, networks, times.

import { TABLE_CODE } from '@mozaika/protocol';
import type { Admin } from '@mozaika/server';
import type { Phrases } from '@mozaika/words';
import { UsageError } from '../usage-error.ts';

const WRONG = {
  table: {
    en: '“{text}” is no table: give its code or its link.',
    cs: '„{text}“ není stůl: zadej jeho kód nebo odkaz.',
  },
  person: {
    en: '“{text}” is no person: give an id of mozaika admin people, or a table and a seat, as in abcdefghijkm/2.',
    cs: '„{text}“ není hráč: zadej id z mozaika admin people, nebo stůl a místo, třeba abcdefghijkm/2.',
  },
  network: {
    en: '“{text}” is neither a person nor a network: give an id, a table and a seat, or an address such as 203.0.113.7 or 203.0.113.0/24.',
    cs: '„{text}“ není hráč ani síť: zadej id, stůl a místo, nebo adresu jako 203.0.113.7 nebo 203.0.113.0/24.',
  },
  number: { en: '“{text}” is no number of a report.', cs: '„{text}“ není číslo hlášení.' },
  time: {
    en: '--for takes a time such as 30m, 12h or 7d, at most 3650d, not “{text}”.',
    cs: '--for čeká dobu jako 30m, 12h nebo 7d, nejvýš 3650d, ne „{text}“.',
  },
} as const satisfies Phrases;

/** The code of a table, which also ends its link. */
export function readTable(text: string): string {
  const code = text.split('/').at(-1) ?? '';
  if (TABLE_CODE.test(code)) return code;
  throw new UsageError(WRONG.table, { text });
}

/** Someone's id. */
const PERSON = /^[\w-]{22}$/;
const SEAT = /^(.*[a-z2-9]{12})\/([1-4])$/;

/** A person who may exist: an id, or who sits in a seat. Nothing if nobody sits there. */
async function findPerson(admin: Admin, text: string): Promise<string | undefined> {
  if (PERSON.test(text)) return text;
  const [, table, seat] = SEAT.exec(text) ?? [];
  if (table === undefined) throw new UsageError(WRONG.person, { text });
  return (await admin.seatsOf(readTable(table)))?.[Number(seat) - 1] ?? undefined;
}

/** A person who is stored; nothing if there is none. */
export async function readPerson(admin: Admin, text: string): Promise<string | undefined> {
  const id = await findPerson(admin, text);
  return id === undefined ? undefined : (await admin.reads.people([id]))[0]?.id;
}

/** Whom a ban is about. */
export type BanSubject = { readonly kind: 'person' | 'network'; readonly subject: string };

export async function readBanned(
  admin: Admin,
  text: string,
  readNetwork: (text: string) => string | undefined,
): Promise<BanSubject | undefined> {
  const network = readNetwork(text);
  if (network !== undefined) return { kind: 'network', subject: network };
  if (!PERSON.test(text) && !SEAT.test(text)) throw new UsageError(WRONG.network, { text });
  const subject = await findPerson(admin, text);
  return subject === undefined ? undefined : { kind: 'person', subject };
}

export function readReport(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(WRONG.number, { text });
}

const UNITS: { readonly [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 3650 * 86_400_000;

/** When a time that begins now is over; null without one. */
export function readUntil(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const [, count, unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (ms <= LONGEST_MS) return now + ms;
  throw new UsageError(WRONG.time, { text });
}
