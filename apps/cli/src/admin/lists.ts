// The lists of `mozaika admin`: a line for each entry, for people or as JSON.

import { recordName } from '@mozaika/protocol';
import type { Admin } from '@mozaika/server';
import type { Phrase, Phrases } from '@mozaika/words';
import { print, printJson, t } from '../terminal.ts';
import { readTable } from './subjects.ts';

const MOST = 200;

const WORDS = {
  listed: { en: 'in the lobby', cs: 'v seznamu' },
  changed: { en: 'changed {text}', cs: 'změna {text}' },
  since: { en: 'since {text}', cs: 'od {text}' },
  until: { en: 'until {text}', cs: 'do {text}' },
  forGood: { en: 'for good', cs: 'napořád' },
  program: { en: 'a program', cs: 'program' },
  isBanned: { en: 'banned', cs: 'má zákaz' },
  message: { en: 'wrote: {text}', cs: 'zpráva: {text}' },
  with: { en: 'reported with: {text}', cs: 'k tomu: {text}' },
  settled: { en: 'settled {text}', cs: 'vyřízeno {text}' },
  nameless: { en: 'a guest without a name', cs: 'host beze jména' },
} as const satisfies Phrases;

const REASONS: { readonly [reason: string]: Phrase } = {
  name: { en: 'name', cs: 'jméno' },
  chat: { en: 'chat', cs: 'zprávy' },
  play: { en: 'play', cs: 'hra' },
};

const NOTHING: Phrases = {
  tables: { en: 'There are no open tables.', cs: 'Žádné stoly otevřené nejsou.' },
  people: { en: 'Nobody is called that.', cs: 'Nikdo se tak nejmenuje.' },
  reports: { en: 'No report is waiting.', cs: 'Žádné hlášení nečeká.' },
  bans: { en: 'Nobody is banned.', cs: 'Nikdo nemá zákaz.' },
  announcements: { en: 'Nothing is announced.', cs: 'Nic se neoznamuje.' },
  log: { en: 'Nothing has been done yet.', cs: 'Zatím se nic nestalo.' },
};

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const untilOf = (until: number | null): string =>
  until === null ? t(WORDS.forGood) : t(WORDS.until, { text: timeOf(until) });
const sinceOf = (at: number): string => t(WORDS.since, { text: timeOf(at) });

/** The columns of a line; what is empty is left out. */
const columns = (...parts: readonly (string | number)[]): string => parts.filter((part) => part !== '').join('  ');
const INDENT = '    ';

export interface ListWishes {
  /** What is looked for. */
  readonly text: string | undefined;
  readonly which: 'waiting' | 'all';
}

/** An entry, and the lines that tell it to people. */
type Listed = readonly [entry: object, lines: readonly string[]];
type List = (admin: Admin, wishes: ListWishes) => Promise<Listed[]>;

async function namesOf(admin: Admin, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { displayNameOf } = await import('@mozaika/server');
  const people = await admin.reads.people([...new Set(ids)]);
  return new Map(people.map((person) => [person.id, recordName(displayNameOf(person))]));
}

const tables: List = async (admin) => {
  const rows = await admin.reads.recentTables(MOST);
  const names = await namesOf(
    admin,
    rows.flatMap(({ people }) => people),
  );
  return rows.map(({ code, game, stage, people, inLobby, updated }) => {
    const who = [...people.map((id) => names.get(id) ?? id), ...(inLobby ? [t(WORDS.listed)] : [])].join(', ');
    const entry = { code, game, stage, people, inLobby, updated };
    return [entry, [columns(code, game, stage, who, t(WORDS.changed, { text: timeOf(updated) }))]];
  });
};

/** Those with a text in their name, those at a table, or one by their id. */
async function peopleBy(admin: Admin, text: string) {
  const { reads } = admin;
  if (/^[\w-]{22}$/.test(text)) return reads.people([text]);
  if (!/^(.*\/)?[a-z2-9]{12}$/.test(text)) return reads.peopleNamed(text, MOST);
  const seated = await admin.seatsOf(readTable(text));
  return seated ? reads.people(seated.flatMap((id) => id ?? [])) : reads.peopleNamed(text, MOST);
}

const people: List = async (admin, { text = '' }) => {
  const found = await peopleBy(admin, text);
  const names = await namesOf(
    admin,
    found.map(({ id }) => id),
  );
  const banned = new Set((await admin.bans()).map(({ subject }) => subject));
  return found.map(({ id, name, created, program }) => {
    const isBanned = banned.has(id);
    const marks = [...(program ? [t(WORDS.program)] : []), ...(isBanned ? [t(WORDS.isBanned)] : [])].join(', ');
    const line = columns(id, names.get(id) ?? '', sinceOf(created), marks);
    return [{ id, name, created, program, banned: isBanned }, [line]];
  });
};

const reports: List = async (admin, { which }) =>
  (await admin.reads.reports(which, MOST)).map(({ key: _, ...report }) => {
    const { n, at, reason, about, table, message, text, settled } = report;
    const name = report.name || t(WORDS.nameless);
    const what = t(REASONS[reason] ?? { en: reason, cs: reason });
    return [
      report,
      [
        columns(`#${n}`, timeOf(at), what, name, about, table),
        ...(message === null ? [] : [INDENT + t(WORDS.message, { text: message })]),
        ...(text === null ? [] : [INDENT + t(WORDS.with, { text })]),
        ...(settled === null ? [] : [INDENT + t(WORDS.settled, { text: timeOf(settled) })]),
      ],
    ];
  });

const bans: List = async (admin) =>
  (await admin.bans()).map((ban) => {
    const { subject, created, until, reason } = ban;
    return [ban, [columns(subject, `${sinceOf(created)}, ${untilOf(until)}`, reason)]];
  });

const announcements: List = async (admin) =>
  (await admin.announcements()).map((one) => {
    const { n, at, until, en, cs } = one;
    const text = [en, cs].filter((some) => some !== null).join(' / ');
    return [one, [columns(n, `${sinceOf(at)}, ${untilOf(until)}`, text)]];
  });

const log: List = async (admin) => {
  const last = await admin.reads.lastIntervention();
  const done = await admin.reads.interventions(last - MOST);
  return done.map((one) => [one, [columns(one.n, timeOf(one.at), one.kind, one.subject)]]);
};

export const LISTS: { readonly [action: string]: List } = { tables, people, reports, bans, announcements, log };

/** Prints a list; what an empty one means goes to people only. */
export function printList(action: string, listed: readonly Listed[], format: 'json' | 'text'): void {
  const empty = NOTHING[action];
  if (format === 'text' && listed.length === 0 && empty) print(t(empty));
  for (const [entry, lines] of listed) {
    if (format === 'json') printJson(entry);
    else for (const line of lines) print(line);
  }
}
