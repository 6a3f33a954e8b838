// mozaika verify: checks that records are legal, and says part by part what is proven of their shuffle.

import { type Finding, type MatchRecord, type Refusal, type Result, type Verdict, verifyDeals } from '@mozaika/kernel';
import { type Phrase, refusalSentence } from '@mozaika/words';
import type { Command } from '../command.ts';
import { atTable, findGame } from '../games.ts';
import { checkFiles, recordsOf } from '../read-records.ts';
import { language, print, printJson, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';

/** What all findings of a record come to. */
const STANDINGS: { readonly [standing in Verdict['standing']]: Phrase } = {
  proven: { en: 'proven: the server could not choose the deals', cs: 'dokázáno: server si rozdání vybrat nemohl' },
  consistent: {
    en: 'legal, and the deals follow from the seed; the open points are not proven',
    cs: 'platné a rozdání plynou ze semínka; otevřené body dokázané nejsou',
  },
  open: { en: 'legal, but the deals can’t be checked', cs: 'platné, ale rozdání se ověřit nedají' },
  broken: { en: 'legal, but the shuffle does not hold', cs: 'platné, ale míchání neobstojí' },
};
const MARKS: { readonly [standing in Finding['standing']]: Phrase } = {
  proven: { en: 'proven', cs: 'dokázáno' },
  open: { en: 'open', cs: 'otevřené' },
  broken: { en: 'WRONG', cs: 'CHYBA' },
};
const FILES = { en: 'one file or more, or - for stdin', cs: 'jeden nebo víc souborů, nebo - pro stdin' };
const REFUSED = { en: 'refused', cs: 'odmítnuto' };

export const verifyCommand: Command = {
  name: 'verify',
  usage: 'FILE… | - [--json]',
  summary: {
    en: 'Checks records, and what they prove of their shuffle.',
    cs: 'Ověří záznamy a co dokazují o svém míchání.',
  },
  details: {
    en: `
Says what is proven of the shuffle and by whom, what a server could still have done, and what is wrong: a line for
each part, and exit status 1 if a record is not legal or its shuffle does not hold. With --json a line per record:
  {"file":"a.json","record":0,"legal":true,"standing":"consistent","findings":[{"standing":"proven","code":"deals-follow","deals":9},…]}
  {"file":"a.json","record":0,"legal":false,"index":7,"refusal":{"code":"…",…}}
Standings: proven (a device that added to the shuffle saw everything beforehand), consistent (the deals follow from
the seed), open (there is no seed), broken. docs/records.md lists the codes.`,
    cs: `
Řekne, co je o míchání dokázané a kým, co ještě mohl udělat server a co je špatně: řádek za každou část a návratový
kód 1, když záznam neodpovídá pravidlům nebo míchání neobstojí. S --json přijde řádek za každý záznam:
  {"file":"a.json","record":0,"legal":true,"standing":"consistent","findings":[{"standing":"proven","code":"deals-follow","deals":9},…]}
  {"file":"a.json","record":0,"legal":false,"index":7,"refusal":{"code":"…",…}}
Hodnoty standing: proven (zařízení, které do míchání přispělo, všechno vidělo předem), consistent (rozdání plynou ze
semínka), open (semínko chybí), broken. Kódy jsou v docs/records.md.`,
  },
  options: { json: { help: { en: 'one line of JSON per record', cs: 'řádek JSON na každý záznam' } } },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY, expected: FILES },
  async run(files, values) {
    checkFiles(files);
    const printVerdict = values.has('json') ? printJsonVerdict : printSentence;
    let record = 0;
    let refused = false;
    for (const file of files) {
      for await (const read of recordsOf(file)) {
        const { terminal, verdict } = verify(read);
        printVerdict({ file, record: record++, verdict, terminal });
        if (!verdict.ok || verdict.value.standing === 'broken') refused = true;
      }
    }
    return refused ? 1 : 0;
  },
};

interface Checked {
  readonly file: string;
  readonly record: number;
  readonly verdict: Result<Verdict>;
  readonly terminal: TerminalGame | undefined;
}

function verify(read: Result<MatchRecord>): Pick<Checked, 'verdict' | 'terminal'> {
  if (!read.ok) return { verdict: read, terminal: undefined };
  const found = findGame(read.value.game);
  if (!found.ok) return { verdict: found, terminal: undefined };
  const terminal = atTable(found.value, read.value);
  return { verdict: verifyDeals(terminal.game, read.value), terminal };
}

function printJsonVerdict({ file, record, verdict }: Checked): void {
  if (verdict.ok) {
    printJson({ file, record, legal: true, ...verdict.value });
    return;
  }
  const { index, ...refusal } = verdict.refusal;
  printJson({ file, record, legal: false, index, refusal });
}

function printSentence({ file, verdict, terminal }: Checked): void {
  if (!verdict.ok) {
    print(`${file}: ${refusedSentence(verdict.refusal, terminal)}`);
    return;
  }
  const { standing, findings } = verdict.value;
  print(`${file}: ${t(STANDINGS[standing])}`);
  for (const { standing: mark, ...finding } of findings) {
    print(`  ${t(MARKS[mark])}${placeOf(finding)}: ${refusalSentence(finding, language, terminal?.vocabulary)}`);
  }
}

const placeOf = ({ index }: Refusal): string =>
  index === undefined ? '' : t({ en: ' at action {index}', cs: ' u akce {index}' }, { index });

const refusedSentence = (refusal: Refusal, terminal?: TerminalGame): string =>
  `${t(REFUSED)}${placeOf(refusal)}: ${refusalSentence(refusal, language, terminal?.vocabulary)}`;
