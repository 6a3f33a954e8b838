// mozaika analyse: what every decision of a match lost, and what skill and luck brought.

import { availableParallelism } from 'node:os';
import {
  type AnalysisParts,
  DEPTHS,
  type Depth,
  loadAnalysis,
  type Step,
  type StepAnalysis,
  stepsOf,
  summarise,
} from '@mozaika/analysis';
import { type MatchRecord, type Refusal, type Result, refuse } from '@mozaika/kernel';
import { type Phrases, refusalSentence } from '@mozaika/words';
import { analysisLines } from '../analyse/report.ts';
import { defaultFolder, openStore, type StepStore } from '../analyse/store.ts';
import type { Task } from '../analyse/tasks.ts';
import { runTasks } from '../analyse/threads.ts';
import { progressBar } from '../arena/progress.ts';
import type { Command } from '../command.ts';
import { atTable, findGame } from '../games.ts';
import { wholeNumber } from '../option-values.ts';
import { checkFiles, recordsOf } from '../read-records.ts';
import { onStopSignal } from '../stop-signals.ts';
import { language, print, printError, printJson, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';
import { oneOf, UsageError } from '../usage-error.ts';

const INTERRUPTED = 130;
const MOST_THREADS = 64;
const FILES = { en: 'one file or more, or - for stdin', cs: 'jeden nebo víc souborů, nebo - pro stdin' };
const WORDS = {
  depth: {
    en: '--depth is one of {choices}, not “{text}”.',
    cs: '--depth je jedna z možností {choices}, ne „{text}“.',
  },
  refused: { en: '{file}: can’t be analysed{place}: {why}', cs: '{file}: rozebrat nejde{place}: {why}' },
  place: { en: ' (action {index})', cs: ' (akce {index})' },
  stopped: {
    en: 'Stopped. What is done is kept: the same command goes on from there.',
    cs: 'Zastaveno. Co je hotové, zůstává uložené: stejný příkaz bude pokračovat.',
  },
} as const satisfies Phrases;

export const analyseCommand: Command = {
  name: 'analyse',
  usage: 'FILE… | - [--depth quick|normal|deep] [--json] …',
  summary: {
    en: 'Says what each decision of a match gave away, and what luck brought to whom.',
    cs: 'Řekne, o co které rozhodnutí v partii připravilo a komu co přineslo štěstí.',
  },
  details: {
    en: `
Every decision is judged from what its player knew, every deal against what could have been dealt (docs/analysis.md).
The same record, depth and version give the same analysis on every machine. All cores work; Ctrl-C stops, and the same
command goes on later: steps are kept in --store. With --json there is a line per record:
  {"file":"a.json","record":0,"analysis":{"version":1,"depth":"quick","game":"azul","seats":[…],"moments":[…],"steps":[…]}}
  {"file":"a.json","record":0,"refusal":{"code":"…",…}}
A record that can't be analysed does not stop the others; the exit status is then 1.`,
    cs: `
Každé rozhodnutí se posuzuje podle toho, co hráč věděl, každé rozdání proti tomu, co se rozdat mohlo (docs/analysis.md).
Stejný záznam, hloubka a verze dají na každém stroji stejný rozbor. Pracují všechna jádra; Ctrl-C zastaví a stejný
příkaz bude později pokračovat: kroky se ukládají do --store. S --json přijde řádek za každý záznam:
  {"file":"a.json","record":0,"analysis":{"version":1,"depth":"quick","game":"azul","seats":[…],"moments":[…],"steps":[…]}}
  {"file":"a.json","record":0,"refusal":{"code":"…",…}}
Záznam, který rozebrat nejde, ostatní nezastaví; návratový kód je pak 1.`,
  },
  options: {
    depth: {
      value: 'D',
      help: {
        en: 'quick, normal (4 times the work) or deep (30 times); default: quick',
        cs: 'quick, normal (4krát víc práce) nebo deep (30krát); jinak quick',
      },
    },
    json: { help: { en: 'one line of JSON per record', cs: 'řádek JSON na každý záznam' } },
    threads: { value: 'N', help: { en: 'threads (default: one per core)', cs: 'vlákna (jinak jedno na jádro)' } },
    store: {
      value: 'FOLDER',
      help: {
        en: 'where steps are kept (default: mozaika/analyses in the cache folder)',
        cs: 'kam se ukládají kroky (jinak mozaika/analyses ve složce pro mezipaměť)',
      },
    },
  },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY, expected: FILES },
  async run(files, values) {
    checkFiles(files);
    const depth = depthOf(values.text('depth') ?? 'quick');
    const threads = values.text('threads');
    const folder = values.text('store') ?? defaultFolder();
    const jobs = await readJobs(files, depth, folder);
    const stop = new AbortController();
    onStopSignal(['SIGINT'], () => stop.abort(), INTERRUPTED);
    const todo = jobs.flatMap((job) => (job.work.ok ? todoOf(job.work.value, depth) : []));
    const bar = progressBar(todo.length);
    let done = 0;
    await runTasks({
      tasks: todo.map(({ task }) => task),
      threads: threads === undefined ? availableParallelism() : wholeNumber('threads', threads, 1, MOST_THREADS),
      onDone(task, analysis) {
        todo.find((one) => one.task === task)?.keep(analysis);
        bar.show(++done);
      },
      signal: stop.signal,
    });
    bar.clear();
    if (stop.signal.aborted) {
      printError(t(WORDS.stopped));
      return INTERRUPTED;
    }
    for (const job of jobs) printJob(job, depth, values.has('json'));
    return jobs.every(({ work }) => work.ok) ? 0 : 1;
  },
};

function depthOf(text: string): Depth {
  const depth = DEPTHS.find((one) => one === text);
  if (depth === undefined) throw new UsageError(WORDS.depth, { choices: oneOf(DEPTHS), text });
  return depth;
}

/** A record that can be analysed, with what is known of it already. */
interface Work {
  readonly record: MatchRecord;
  readonly terminal: TerminalGame;
  readonly parts: AnalysisParts;
  readonly steps: readonly Step[];
  readonly store: StepStore;
  readonly found: Map<number, StepAnalysis>;
}

interface Job {
  readonly file: string;
  readonly record: number;
  /** The game that the record names, if it is one. */
  readonly game: string | undefined;
  readonly work: Result<Work>;
}

async function readJobs(files: readonly string[], depth: Depth, folder: string): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const file of files) {
    for await (const read of recordsOf(file)) {
      const work = read.ok ? await workOn(read.value, depth, folder) : read;
      jobs.push({ file, record: jobs.length, game: read.ok ? read.value.game : undefined, work });
    }
  }
  return jobs;
}

async function workOn(record: MatchRecord, depth: Depth, folder: string): Promise<Result<Work>> {
  const found = findGame(record.game);
  if (!found.ok) return found;
  const parts = await loadAnalysis(record.game);
  if (!parts) return refuse('no-analysis', { game: record.game });
  const steps = stepsOf(parts, record);
  if (!steps.ok) return steps;
  const store = openStore(folder, record, depth);
  const terminal = atTable(found.value, record);
  return { ok: true, value: { record, terminal, parts, steps: steps.value, store, found: new Map(store.known) } };
}

/** The steps that are not known yet. */
const todoOf = (
  { record, steps, store, found }: Work,
  depth: Depth,
): { readonly task: Task; keep(analysis: StepAnalysis): void }[] =>
  steps
    .filter(({ index }) => !found.has(index))
    .map((step) => ({
      task: { record, step, depth },
      keep(analysis) {
        store.add(analysis);
        found.set(step.index, analysis);
      },
    }));

function printJob({ file, record, game: refusedGame, work }: Job, depth: Depth, asJson: boolean): void {
  if (!work.ok) {
    if (asJson) printJson({ file, record, refusal: work.refusal });
    else print(t(WORDS.refused, { file, place: placeOf(work.refusal), why: sentenceFor(refusedGame, work.refusal) }));
    return;
  }
  const { terminal, parts, steps, found } = work.value;
  const known = steps.flatMap(({ index }) => found.get(index) ?? []);
  const analysis = summarise(parts, work.value.record, known, depth);
  if (asJson) printJson({ file, record, analysis });
  else for (const line of [file, ...analysisLines(terminal, work.value.record, analysis)]) print(line);
}

const placeOf = ({ index }: Refusal): string => (index === undefined ? '' : t(WORDS.place, { index }));

function sentenceFor(game: string | undefined, { index: _, ...refusal }: Refusal): string {
  const found = game === undefined ? undefined : findGame(game);
  return refusalSentence(refusal as Refusal, language, found?.ok ? found.value.vocabulary : undefined);
}
