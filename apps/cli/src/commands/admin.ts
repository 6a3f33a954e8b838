// mozaika admin: what whoever runs a server sees and does there while it runs.

import { FOR_EACH, ONCE } from '../admin/interventions.ts';
import { LISTS, printList } from '../admin/lists.ts';
import type { Command, OptionValues } from '../command.ts';
import { databaseAt } from '../serve/defaults.ts';
import { EXIT } from '../serve/exit-status.ts';
import { withFailureMessage } from '../serve/operational-error.ts';
import { SERVE_OPTIONS, withEnvironment } from '../serve/settings.ts';
import { oneOf, UsageError } from '../usage-error.ts';

const ACTIONS = [...Object.keys(LISTS), ...Object.keys(FOR_EACH), ...Object.keys(ONCE)];

const WRONG = {
  action: {
    en: 'mozaika admin can’t “{action}”; choose {actions}.',
    cs: 'mozaika admin neumí „{action}“; vyber {actions}.',
  },
  noSubject: {
    en: 'mozaika admin {action} needs to know whom or what: mozaika admin --help lists it.',
    cs: 'mozaika admin {action} potřebuje vědět koho nebo co: víc řekne mozaika admin --help.',
  },
  noArguments: {
    en: 'mozaika admin {action} takes nothing more.',
    cs: 'mozaika admin {action} nic dalšího nečeká.',
  },
};

export const adminCommand: Command = {
  name: 'admin',
  usage: 'ACTION … [--database WHERE]',
  summary: {
    en: 'Closes tables, bans, announces and reads reports on a running server.',
    cs: 'Na běžícím serveru zavírá stoly, zakazuje přístup, oznamuje a čte hlášení.',
  },
  details: {
    en: `
Works on the database of a server, which may run meanwhile: what is done here holds there within a second or two, at
every server of that database. Whoever can read the database may do this; nobody can over the network.

  tables                    the open tables, last changed first
  people [TEXT | TABLE]     people by a part of their name, or those at a table
  reports [--all]           what people have reported and nobody has settled
  settle REPORT…            a report has been dealt with
  close TABLE…              closes a table; its match ends without a winner
  clear-name PERSON…        a person is a guest without a name again
  clear-chat TABLE…         erases what was said at a table
  ban PERSON|NETWORK…       keeps somebody out, or an address (203.0.113.7) or network (203.0.113.0/24)
  unban PERSON|NETWORK…     lets them in again
  bans                      who is kept out
  announce TEXT             a message to everybody who is connected, in English, and with --cs TEXT in Czech
  end-announcements         takes all messages away
  announcements             what is announced
  log                       what was done, the last 200 things

PERSON is an id, or a table and a seat: abcdefghijkm/2. TABLE is a code or a link.
Exit status: 0 done, 1 there was nothing to do it to, and those of mozaika serve (docs/serving.md).`,
    cs: `
Pracuje s databází serveru, který přitom může běžet: co se tu udělá, platí tam do vteřiny či dvou, u všech serverů nad
tou databází. Může to každý, kdo databázi přečte; na dálku nikdo.

  tables                    otevřené stoly, naposledy změněné první
  people [TEXT | STŮL]      hráči podle části jména, nebo ti u stolu
  reports [--all]           co hráči nahlásili a nikdo nevyřídil
  settle HLÁŠENÍ…           hlášení je vyřízené
  close STŮL…               zavře stůl; jeho partie skončí bez vítěze
  clear-name HRÁČ…          hráč je zase host beze jména
  clear-chat STŮL…          smaže, co se u stolu napsalo
  ban HRÁČ|SÍŤ…             zakáže přístup hráči, adrese (203.0.113.7) nebo síti (203.0.113.0/24)
  unban HRÁČ|SÍŤ…           zákaz zruší
  bans                      kdo má zákaz
  announce TEXT             zpráva všem připojeným, anglicky, a s --cs TEXT česky
  end-announcements         všechny zprávy stáhne
  announcements             co se oznamuje
  log                       co se udělalo, posledních 200 věcí

HRÁČ je id, nebo stůl a místo: abcdefghijkm/2. STŮL je kód nebo odkaz.
Návratový kód: 0 hotovo, 1 nebylo co udělat, a ty od mozaika serve (docs/serving.md).`,
  },
  options: {
    database: SERVE_OPTIONS.database,
    bus: SERVE_OPTIONS.bus,
    for: {
      value: 'TIME',
      help: {
        en: 'ban, announce: for how long, as in 30m, 12h or 7d; for good without it',
        cs: 'ban, announce: na jak dlouho, třeba 30m, 12h nebo 7d; bez toho napořád',
      },
    },
    reason: {
      value: 'TEXT',
      help: { en: 'ban: why, for those who run the server', cs: 'ban: proč, pro ty, kdo server provozují' },
    },
    cs: { value: 'TEXT', help: { en: 'announce: the text in Czech', cs: 'announce: text česky' } },
    all: { help: { en: 'reports: also what is settled', cs: 'reports: i ta vyřízená' } },
    json: { help: { en: 'lists: one line of JSON per entry', cs: 'výpisy: řádek JSON na každou položku' } },
  },
  positionals: {
    least: 1,
    most: Number.POSITIVE_INFINITY,
    expected: { en: 'an action', cs: 'co se má udělat' },
  },
  run: ([action = '', ...rest], values) => {
    checkAction(action, rest);
    return withFailureMessage(() => act(action, rest, values));
  },
};

/** Before anything is opened. */
function checkAction(action: string, rest: readonly string[]): void {
  if (!ACTIONS.includes(action)) throw new UsageError(WRONG.action, { action, actions: oneOf(ACTIONS) });
  if (action in FOR_EACH && rest.length === 0) throw new UsageError(WRONG.noSubject, { action });
  const most = action === 'people' ? 1 : 0;
  if (action in FOR_EACH || action === 'announce' || rest.length <= most) return;
  throw new UsageError(WRONG.noArguments, { action });
}

async function act(action: string, rest: readonly string[], values: OptionValues): Promise<number> {
  const { openAdmin } = await import('@mozaika/server');
  const { text } = withEnvironment(values, process.env);
  const admin = await openAdmin({ database: databaseAt(text('database')), bus: text('bus') });
  try {
    const list = LISTS[action];
    if (list) {
      const listed = await list(admin, { text: rest[0], which: values.has('all') ? 'all' : 'waiting' });
      printList(action, listed, values.has('json') ? 'json' : 'text');
      return EXIT.stopped;
    }
    const forOne = FOR_EACH[action];
    const came = [];
    if (forOne) for (const one of rest) came.push(await forOne(admin, one, values));
    else came.push(await ONCE[action]?.(admin, rest, values));
    return came.includes('nothing') ? EXIT.refused : EXIT.stopped;
  } finally {
    await admin.end();
  }
}
