// mozaika verify: checks that records are legal and that their deals follow from the seed they name.

import { type MatchRecord, type Refusal, type Result, type Verdict, verifyDeals } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import type { Command } from '../command.ts';
import { atTable, findGame } from '../games.ts';
import { checkFiles, recordsOf } from '../read-records.ts';
import { language, print, printJson, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';

const VERIFIED = {
  en: 'verified: {deals|deal matches|deals match} the seed',
  cs: 'ověřeno proti semínku: {deals|rozdání|rozdání|rozdání}',
};
const UNSEALED = {
  'no-fairness': {
    en: 'legal, but no seed: the record says nothing about its deals',
    cs: 'platné, ale bez semínka: záznam o svých rozdáních nic neříká',
  },
  'no-seed': {
    en: 'legal, but no seed yet: it is revealed when the match is over',
    cs: 'platné, ale zatím bez semínka: prozradí se, až partie skončí',
  },
};
const FILES = { en: 'one file or more, or - for stdin', cs: 'jeden nebo víc souborů, nebo - pro stdin' };
const REFUSED = { en: 'refused', cs: 'odmítnuto' };

export const verifyCommand: Command = {
  name: 'verify',
  usage: 'FILE… | - [--json]',
  summary: {
    en: 'Checks records, and their deals against the seed they name.',
    cs: 'Ověří záznamy a jejich rozdání proti semínku, které uvádějí.',
  },
  details: {
    en: `
Says “verified: N deals…”, “legal, but no seed…”, or what is wrong (exit status 1). With --json a line per record:
  {"file":"a.json","record":0,"legal":true,"verified":true,"deals":9}
  {"file":"a.json","record":0,"legal":true,"verified":false,"reason":"no-seed"}      or "no-fairness"
  {"file":"a.json","record":0,"legal":false,"verified":false,"index":7,"refusal":{"code":"…",…}}
A record whose moves are legal but whose deals differ from the seed has "legal":true and a refusal "deal-differs" or
"commitment-differs".`,
    cs: `
Řekne „ověřeno proti semínku: N rozdání“, „platné, ale bez semínka…“, nebo co je špatně (návratový kód 1). S --json
přijde řádek za každý záznam:
  {"file":"a.json","record":0,"legal":true,"verified":true,"deals":9}
  {"file":"a.json","record":0,"legal":true,"verified":false,"reason":"no-seed"}      nebo "no-fairness"
  {"file":"a.json","record":0,"legal":false,"verified":false,"index":7,"refusal":{"code":"…",…}}
Záznam s platnými tahy, jehož rozdání neodpovídají semínku, má "legal":true a v refusal kód "deal-differs" nebo
"commitment-differs".`,
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
        if (!verdict.ok) refused = true;
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

/** Refusals of the chance alone: the moves of such a record are legal. */
const OF_CHANCE = ['deal-differs', 'commitment-differs'];

function printJsonVerdict({ file, record, verdict }: Checked): void {
  if (verdict.ok) {
    const { kind, ...rest } = verdict.value;
    printJson({ file, record, legal: true, verified: kind === 'verified', ...rest });
    return;
  }
  const { index, ...refusal } = verdict.refusal;
  printJson({ file, record, legal: OF_CHANCE.includes(refusal.code), verified: false, index, refusal });
}

function printSentence({ file, verdict, terminal }: Checked): void {
  print(`${file}: ${verdict.ok ? sentence(verdict.value) : refusedSentence(verdict.refusal, terminal)}`);
}

const sentence = (verdict: Verdict): string =>
  verdict.kind === 'verified' ? t(VERIFIED, { deals: verdict.deals }) : t(UNSEALED[verdict.reason]);

function refusedSentence({ index, ...refusal }: Refusal, terminal?: TerminalGame): string {
  const where = index === undefined ? '' : t({ en: ' at action {index}', cs: ' u akce {index}' }, { index });
  return `${t(REFUSED)}${where}: ${refusalSentence(refusal, language, terminal?.vocabulary)}`;
}
