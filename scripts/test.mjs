// `npm test`: everything that must hold, part by part, and the slowest tests. The last line is "N passed, N failed".
// Parts of one stage run side by side. The tests and the browser have a stage each: together they only take each other's time.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';
import { prepareServices } from './services.mjs';
import { playwrightTimes, slowest, vitestTimes } from './slowest.mjs';

const node = bootstrap();
const scratch = mkdtempSync(join(tmpdir(), 'mozaika-test-'));
const report = join(scratch, 'vitest.json');
const browserReport = join(scratch, 'playwright.json');
const SLOWEST = 10;
/** The longest name of a part. */
const LONGEST = 'service worker types'.length;
/** Every test with the time it took. */
const times = [];

const once = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Each part: its name, its program with arguments, and how its tests are counted. A list of parts is a stage. */
const STAGES = [
  [
    { name: 'types', program: ['node_modules/typescript/bin/tsc', '-b'], count: once },
    { name: 'lint', program: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'], count: once },
    { name: 'unused code', program: ['node_modules/knip/bin/knip.js'], count: once },
  ],
  [
    {
      name: 'app types',
      program: [
        'node_modules/svelte-check/bin/svelte-check',
        '--tsconfig',
        'apps/web/tsconfig.json',
        '--output',
        'human',
      ],
      count: once,
    },
    {
      name: 'service worker types',
      program: ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'apps/web/tsconfig.worker.json'],
      count: once,
    },
    { name: 'app', program: ['scripts/build.mjs'], count: once },
  ],
  [
    {
      name: 'tests',
      program: [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...process.argv.slice(2),
      ],
      count: countTests,
    },
  ],
  [
    {
      name: 'browser',
      program: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=apps/web/playwright.config.ts',
        '--reporter=list,json',
      ],
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      count: countBrowserTests,
    },
  ],
];

/** A test file that could not even be read, and a run that died, count as failed tests. */
function countTests(status) {
  try {
    const run = JSON.parse(readFileSync(report, 'utf8'));
    times.push(...vitestTimes(run));
    const { numPassedTests, numFailedTests, testResults } = run;
    const unreadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return counted(status, numPassedTests, numFailedTests + unreadable.length);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The same for Playwright, whose tests are expected or unexpected. */
function countBrowserTests(status) {
  console.log('   Photographs of every screen are in apps/web/e2e/shots.');
  try {
    const run = JSON.parse(readFileSync(browserReport, 'utf8'));
    times.push(...playwrightTimes(run));
    const { stats, errors } = run;
    return counted(status, stats.expected, stats.unexpected + stats.flaky + errors.length);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A run that says that it failed has failed, whatever its tests say. */
const counted = (status, passed, failed) => ({ passed, failed: failed === 0 && status !== 0 ? 1 : failed });

const total = { passed: 0, failed: 0 };
const summary = [];

/** Runs one part and counts; `run` says how many passed and failed. */
async function part(name, run) {
  const started = performance.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = failed === 0 ? 'ok' : 'FAILED';
  summary.push(
    `${name.padEnd(LONGEST)} ${verdict.padEnd(7)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  console.log(`── ${name}: ${verdict}, ${seconds} s`);
}

/** Runs a program of the project. Each line of its output begins with the part's name, as several run at the same time. */
function ended({ name, program: [script, ...args], environment, count }) {
  const run = spawn(node, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnvironment(environment),
  });
  for (const stream of [run.stdout, run.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  return new Promise((resolve) => {
    run.on('close', (status) => resolve(count(status)));
  });
}

const began = performance.now();
await part('services', () => {
  const { found, missing } = prepareServices();
  return { passed: found, failed: missing };
});
for (const stage of STAGES) await Promise.all(stage.map((one) => part(one.name, () => ended(one))));
rmSync(scratch, { recursive: true, force: true });
console.log(`The ${SLOWEST} slowest tests:\n${slowest(times, SLOWEST).join('\n')}\n`);
console.log(summary.join('\n'));
console.log(`in all ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
