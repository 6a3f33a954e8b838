// node test/harness/main.ts [--minutes 60] [--kills 200] [--clients 60] [--thinking 150] [--seed TEXT] [--folder PATH]
// A long run of the harness: figures and violations on stdout, exit code 1 if there is any violation.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJournal } from './journal.ts';
import { describeViolation, judge } from './judge/judge.ts';
import { run } from './run.ts';
import { readTruth } from './truth.ts';

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    minutes: text('60'),
    kills: text('200'),
    clients: text('60'),
    thinking: text('150'),
    seed: text('soak'),
    folder: { type: 'string' },
  },
});

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'mozaika-proof-'));
console.log(`seed ${values.seed}, in ${folder}`);
const began = Date.now();
const recorded = await run({
  seed: values.seed,
  seconds: 60 * Number(values.minutes),
  kills: Number(values.kills),
  clients: Number(values.clients),
  thinking: Number(values.thinking),
  folder,
});
const played = (Date.now() - began) / 1000;
const { faults, moves, sent, told, bytes, misdeeds } = recorded;
console.log(`${Math.round(played)} s with ${recorded.clients} clients; faults: ${JSON.stringify(faults)}`);
console.log(
  `frames: ${told} told, ${sent} sent (${Math.round((told + sent) / played)} a second), ${bytes} bytes; ${moves} moves acknowledged`,
);
const truth = await readTruth(recorded.backup);
const violations = await judge(readJournal(recorded.journal), truth);
const lines = [
  ...misdeeds.map((what) => `misdeed: ${what} (seed ${values.seed})`),
  ...violations.map((one) => describeViolation(values.seed, one)),
];
console.log(
  `${truth.matches.size} matches stored; judged in ${Math.round((Date.now() - began) / 1000 - played)} s; ${lines.length} violations`,
);
for (const line of lines) console.log(line);
if (lines.length > 0) process.exitCode = 1;
else if (values.folder === undefined) rmSync(folder, { recursive: true });
