// What `mozaika admin` can do, each action with the sentences that say what came of it.

import { setTimeout as wait } from 'node:timers/promises';
import { LONGEST_ANNOUNCEMENT } from '@mozaika/protocol';
import type { Admin, Done } from '@mozaika/server';
import type { Phrase, Phrases } from '@mozaika/words';
import type { OptionValues } from '../command.ts';
import { print, printError, t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { readBanned, readPerson, readReport, readTable, readUntil } from './subjects.ts';

const WRONG = {
  noText: {
    en: 'There is nothing to announce: mozaika admin announce TEXT [--cs TEXT]',
    cs: 'Není co oznámit: mozaika admin announce TEXT [--cs TEXT]',
  },
  oneText: {
    en: 'An announcement is one text, so put it into quotes.',
    cs: 'Oznámení je jeden text, dej ho do uvozovek.',
  },
  longText: {
    en: 'An announcement can have up to {most|character|characters}.',
    cs: 'Oznámení může mít nejvýš {most|znak|znaky|znaků}.',
  },
} as const satisfies Phrases;

const SAID = {
  closed: { en: '{text} is closed.', cs: 'Stůl {text} je zavřený.' },
  willClose: {
    en: '{text} will be closed as soon as a server runs on this database.',
    cs: 'Stůl {text} se zavře, jakmile nad touto databází poběží server.',
  },
  noTable: { en: 'There is no open table {text}.', cs: 'Otevřený stůl {text} tu není.' },
  noPerson: { en: 'Nobody is found by {text}.', cs: 'Pod {text} tu nikdo není.' },
  nameCleared: { en: '{text} has no name any more.', cs: '{text} už nemá jméno.' },
  noName: { en: '{text} has no name.', cs: '{text} žádné jméno nemá.' },
  chatCleared: { en: 'The chat of {text} is erased.', cs: 'Zprávy u stolu {text} jsou smazané.' },
  noChat: { en: 'Nothing was said at {text}.', cs: 'U stolu {text} nikdo nic nenapsal.' },
  banned: { en: '{text} is banned.', cs: '{text} má zákaz.' },
  unbanned: { en: '{text} may come back.', cs: '{text} se může vrátit.' },
  notBanned: { en: '{text} was not banned.', cs: '{text} zákaz neměl.' },
  announced: { en: 'Announced.', cs: 'Oznámeno.' },
  ended: { en: 'Nothing is announced any more.', cs: 'Už se nic neoznamuje.' },
  nothingToEnd: { en: 'Nothing was announced.', cs: 'Nic se neoznamovalo.' },
  settled: { en: 'Report {text} is settled.', cs: 'Hlášení {text} je vyřízené.' },
  notWaiting: { en: 'Report {text} is not waiting.', cs: 'Hlášení {text} nečeká.' },
} as const satisfies Phrases;

/** Says what came of something: on stderr, if nothing did. */
function say(done: Done, phrases: { readonly [came in Done]: Phrase }, facts: Parameters<typeof t>[1] = {}): Done {
  if (done === 'done') print(t(phrases.done, facts));
  else printError(`mozaika: ${t(phrases.nothing, facts)}`);
  return done;
}

const CLOSING_MS = 5_000;
const LOOK_MS = 100;

/** Whether a running server has closed a table by now. */
async function isClosed(admin: Admin, table: string): Promise<boolean> {
  for (let waited = 0; waited < CLOSING_MS; waited += LOOK_MS) {
    if ((await admin.reads.table(table))?.stage === 'closed') return true;
    await wait(LOOK_MS);
  }
  return false;
}

/** Does something to one of the arguments. */
type ForOne = (admin: Admin, text: string, values: OptionValues) => Promise<Done>;

async function closeTable(admin: Admin, text: string): Promise<Done> {
  const table = readTable(text);
  const done = await admin.closeTable(table);
  const isDone = done === 'done' && (await isClosed(admin, table));
  return say(done, { done: isDone ? SAID.closed : SAID.willClose, nothing: SAID.noTable }, { text: table });
}

async function clearName(admin: Admin, text: string): Promise<Done> {
  const person = await readPerson(admin, text);
  if (person === undefined) return say('nothing', { done: SAID.nameCleared, nothing: SAID.noPerson }, { text });
  return say(await admin.clearName(person), { done: SAID.nameCleared, nothing: SAID.noName }, { text });
}

async function clearChat(admin: Admin, text: string): Promise<Done> {
  const table = readTable(text);
  return say(await admin.clearChat(table), { done: SAID.chatCleared, nothing: SAID.noChat }, { text: table });
}

async function ban(admin: Admin, text: string, values: OptionValues): Promise<Done> {
  const { readNetwork } = await import('@mozaika/server');
  const until = readUntil(values.text('for'), Date.now());
  const banned = await readBanned(admin, text, readNetwork);
  const isThere = banned && (banned.kind === 'network' || (await readPerson(admin, banned.subject)) !== undefined);
  if (!isThere) return say('nothing', { done: SAID.banned, nothing: SAID.noPerson }, { text });
  const done = await admin.ban({ ...banned, until, reason: values.text('reason') ?? '' });
  return say(done, { done: SAID.banned, nothing: SAID.noPerson }, { text: banned.subject });
}

async function unban(admin: Admin, text: string): Promise<Done> {
  const { readNetwork } = await import('@mozaika/server');
  const banned = await readBanned(admin, text, readNetwork);
  if (banned === undefined) return say('nothing', { done: SAID.unbanned, nothing: SAID.noPerson }, { text });
  const { subject } = banned;
  return say(await admin.unban(subject), { done: SAID.unbanned, nothing: SAID.notBanned }, { text: subject });
}

async function settle(admin: Admin, text: string): Promise<Done> {
  const n = readReport(text);
  return say(await admin.settle(n), { done: SAID.settled, nothing: SAID.notWaiting }, { text });
}

/** What is done to each of one argument or more. */
export const FOR_EACH: { readonly [action: string]: ForOne } = {
  close: closeTable,
  'clear-name': clearName,
  'clear-chat': clearChat,
  ban,
  unban,
  settle,
};

function checkedText(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if ([...trimmed].length > LONGEST_ANNOUNCEMENT) throw new UsageError(WRONG.longText, { most: LONGEST_ANNOUNCEMENT });
  return trimmed === '' ? null : trimmed;
}

async function announce(admin: Admin, texts: readonly string[], values: OptionValues): Promise<Done> {
  if (texts.length > 1) throw new UsageError(WRONG.oneText);
  const en = checkedText(texts[0]);
  const cs = checkedText(values.text('cs'));
  if (en === null && cs === null) throw new UsageError(WRONG.noText);
  const done = await admin.announce({ en, cs }, readUntil(values.text('for'), Date.now()));
  return say(done, { done: SAID.announced, nothing: SAID.nothingToEnd });
}

const endAnnouncements = async (admin: Admin): Promise<Done> =>
  say(await admin.endAnnouncements(), { done: SAID.ended, nothing: SAID.nothingToEnd });

/** What is done once. */
export const ONCE: {
  readonly [action: string]: (admin: Admin, texts: readonly string[], values: OptionValues) => Promise<Done>;
} = { announce, 'end-announcements': endAnnouncements };
