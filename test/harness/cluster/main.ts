// npm run soak -- cluster [--rounds 3] [--nodes 3] [--bus nats|notify] [--clients 31] [--thinking 150] [--fault-seconds 30] [--calm-seconds 3]
//   [--faults "kill a node,slow network"] [--seed TEXT] [--folder PATH]
// A long run of a whole site: recovery for each fault and violations on stdout, exit code 1 if there is any violation.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJournal } from '../journal.ts';
import { describeViolation, judge } from '../judge/judge.ts';
import { readTruth } from '../truth.ts';
import type { FaultName } from './faults.ts';
import { runCluster, type Suffered } from './run.ts';

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    rounds: text('3'),
    nodes: text('3'),
    bus: text('nats'),
    clients: text('31'),
    thinking: text('150'),
    'fault-seconds': text('30'),
    'calm-seconds': text('3'),
    faults: { type: 'string' },
    seed: text('cluster'),
    folder: { type: 'string' },
  },
});

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'mozaika-cluster-'));
console.log(`seed ${values.seed}, in ${folder}`);
const began = Date.now();
const recorded = await runCluster({
  seed: values.seed,
  nodes: Number(values.nodes),
  bus: values.bus === 'notify' ? 'notify' : 'nats',
  clients: Number(values.clients),
  thinking: Number(values.thinking),
  faultMs: 1000 * Number(values['fault-seconds']),
  calmMs: 1000 * Number(values['calm-seconds']),
  rounds: Number(values.rounds),
  // A name that is none ends the run at its place.
  faults: values.faults?.split(',') as FaultName[] | undefined,
  folder,
  said: (line) => console.log(line),
});
const seconds = (Date.now() - began) / 1000;

/** The longest time of each kind of fault, as a row of a table. */
function rowOf(fault: FaultName): string {
  const longest = (part: keyof Suffered) =>
    Math.max(...recorded.suffered.filter((one) => one.fault === fault).map((one) => Number(one[part])));
  return `| ${fault} | ${(longest('answered') / 1000).toFixed(1)} s | ${(longest('told') / 1000).toFixed(1)} s |`;
}
console.log('| fault | all answered | all told |\n|---|---|---|');
for (const fault of new Set(recorded.suffered.map((one) => one.fault))) console.log(rowOf(fault));

const truth = await readTruth(recorded.backup);
const violations = await judge(readJournal(recorded.journal), truth);
const lines = [...recorded.misdeeds, ...violations.map((one) => describeViolation(values.seed, one))];
console.log(
  `${Math.round(seconds)} s, ${recorded.suffered.length} faults, ${recorded.told} frames told, ${recorded.moves} moves acknowledged, ` +
    `${truth.matches.size} matches stored; ${lines.length} violations`,
);
for (const line of lines) console.log(line.slice(0, 1000));
if (lines.length > 0) process.exitCode = 1;
else if (values.folder === undefined) rmSync(folder, { recursive: true });
