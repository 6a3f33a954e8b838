// mozaika replay: replays records and prints every action, as JSON lines for programs or as a transcript for people.

import type { Command } from '../command.ts';
import { checkFiles, recordsOf } from '../read-records.ts';
import { printJsonLines } from '../replay/json-lines.ts';
import { printTranscript } from '../replay/transcript.ts';

const FILES = { en: 'one file or more, or - for stdin', cs: 'jeden nebo víc souborů, nebo - pro stdin' };

export const replayCommand: Command = {
  name: 'replay',
  usage: 'FILE… | - [--json]',
  summary: {
    en: 'Replays records and prints every action; - reads one record per line from stdin.',
    cs: 'Přehraje záznamy a vypíše každou akci; - čte ze stdin, na každém řádku záznam.',
  },
  details: {
    en: `
A file holds one record, laid out freely, or one record per line. With --json there is a line for each action:
  {"record":0,"index":7,"action":"1 3B2","legal":23,"scores":[4,0]}
    record   counts the records from 0 over all files
    legal    how many legal moves the seat had before the action, trades not counted; absent for chance and for a seat
             whose tiles are masked
    scores   after the action
then one of
  {"record":0,"outcome":{"scores":[41,30],"ranks":[1,2],"reason":"row"}}
  {"record":0,"turn":{"kind":"move","seats":[2]}}           the match is not over
  {"record":0,"index":7,"refusal":{"code":"…",…}}           action 7 is illegal or unreadable
  {"record":0,"refusal":{"code":"…",…}}                     this is no record
A refused record does not stop the others; the exit status is then 1.`,
    cs: `
Soubor obsahuje jeden záznam, libovolně rozepsaný, nebo na každém řádku jeden. S --json přijde řádek za každou akci:
  {"record":0,"index":7,"action":"1 3B2","legal":23,"scores":[4,0]}
    record   pořadí záznamu od 0, přes všechny soubory
    legal    kolik možných tahů měl hráč před akcí, bez výměn; chybí u náhody a u hráče se skrytými kostičkami
    scores   body po akci
a pak jedno z
  {"record":0,"outcome":{"scores":[41,30],"ranks":[1,2],"reason":"row"}}
  {"record":0,"turn":{"kind":"move","seats":[2]}}           partie neskončila
  {"record":0,"index":7,"refusal":{"code":"…",…}}           akce 7 není možná nebo čitelná
  {"record":0,"refusal":{"code":"…",…}}                     tohle není záznam
Odmítnutý záznam ostatní nezastaví; návratový kód je pak 1.`,
  },
  options: { json: { help: { en: 'one line of JSON per action', cs: 'řádek JSON na každou akci' } } },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY, expected: FILES },
  async run(files, values) {
    checkFiles(files);
    const replayOne = values.has('json') ? printJsonLines : printTranscript;
    let record = 0;
    let refused = false;
    for (const file of files) {
      for await (const read of recordsOf(file)) {
        if (!replayOne(read, record++)) refused = true;
      }
    }
    return refused ? 1 : 0;
  },
};
