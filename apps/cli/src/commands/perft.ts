// mozaika perft: counts the sequences of moves from the end of a record.

import { perft } from '@mozaika/kernel';
import { type Command, onlyPositional } from '../command.ts';
import { knownSeats, openRecord } from '../open-record.ts';
import { wholeNumber } from '../option-values.ts';
import { language, print, printJson, t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const DEEPEST = 20;
const DEPTH = { en: `how many moves deep, 1 to ${DEEPEST}`, cs: `do hloubky kolika tahů, 1 až ${DEEPEST}` };
const NO_DEPTH = {
  en: `mozaika perft needs --depth N, a whole number from 1 to ${DEEPEST}.`,
  cs: `mozaika perft potřebuje --depth N, celé číslo od 1 do ${DEEPEST}.`,
};

export const perftCommand: Command = {
  name: 'perft',
  usage: 'FILE --depth N [--json]',
  summary: {
    en: 'Counts sequences of 1 to N moves from the end of a record, and measures the speed.',
    cs: 'Spočítá posloupnosti 1 až N tahů od konce záznamu a změří rychlost.',
  },
  details: {
    en: `
A sequence holds moves only, with no chance in between; trades are not counted. FILE may be -, or a position as “mozaika position” prints it, in quotes. A line for each depth;
with --json {"depth":1,"count":90,"seconds":0.001,"nodesPerSecond":90000}.`,
    cs: `
Posloupnost obsahuje jen tahy, žádnou náhodu mezi nimi; výměny se nepočítají. FILE může být - nebo pozice v uvozovkách,
jak ji vypíše „mozaika position“. Řádek za každou hloubku;
s --json {"depth":1,"count":90,"seconds":0.001,"nodesPerSecond":90000}.`,
  },
  options: {
    depth: { value: 'N', help: DEPTH },
    json: { help: { en: 'one line of JSON per depth', cs: 'řádek JSON na každou hloubku' } },
  },
  positionals: { least: 1, most: 1, expected: { en: 'one file', cs: 'jeden soubor' } },
  async run(positionals, values) {
    const depth = values.text('depth');
    if (depth === undefined) throw new UsageError(NO_DEPTH);
    const deepest = wholeNumber('depth', depth, 1, DEEPEST);
    const opened = await openRecord(onlyPositional(positionals), values.has('json') ? 'json' : 'text');
    if (!opened) return 1;
    const { terminal, position } = opened;
    const turn = terminal.game.turn(position);
    const wanted = turn.kind === 'move' ? turn.seats.length : 0;
    if (knownSeats(opened).length < wanted) return 1;
    for (let plies = 1; plies <= deepest; plies++) {
      const started = performance.now();
      const count = perft(terminal.game, position, plies);
      const seconds = (performance.now() - started) / 1000;
      const nodesPerSecond = Math.round(count / Math.max(seconds, 1e-9));
      if (values.has('json')) printJson({ depth: plies, count, seconds, nodesPerSecond });
      else print(tableLine(plies, count, seconds, nodesPerSecond));
    }
    return 0;
  },
};

const NODES = { en: 'nodes/s', cs: 'uzlů/s' };

const tableLine = (depth: number, count: number, seconds: number, nodesPerSecond: number): string =>
  [
    String(depth).padStart(2),
    count.toLocaleString(language).padStart(18),
    `${seconds.toFixed(3).padStart(10)} s`,
    `${nodesPerSecond.toLocaleString(language).padStart(14)} ${t(NODES)}`,
  ].join('  ');
