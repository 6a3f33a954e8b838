// `npm run soak`: the same tests with MOZAIKA_SOAK=1, which makes the laws and the fuzzers play far more matches, an hour of the harness,
// every screen in both languages, and then how quick the app is in a browser. Arguments go to vitest, and then nothing else runs: `npm run soak -- packages/azul`.
// The harness alone: `npm run soak -- harness --minutes 10 --kills 30 --clients 60`. A whole site alone: `npm run soak -- cluster --rounds 3`.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';
import { prepareServices } from './services.mjs';

const args = process.argv.slice(2);
const ALONE = { harness: 'test/harness/main.ts', cluster: 'test/harness/cluster/main.ts' };
const node = bootstrap();
if (prepareServices().missing > 0) process.exitCode = 1;

/** Each part: its name, and its program with arguments. */
const PARTS = [
  { name: 'tests', program: ['node_modules/vitest/vitest.mjs', 'run', ...args] },
  { name: 'harness', program: [ALONE.harness] },
  { name: 'cluster', program: [ALONE.cluster] },
  { name: 'app', program: ['scripts/build.mjs'] },
  {
    name: 'browser',
    program: ['node_modules/@playwright/test/cli.js', 'test', '--config=apps/web/playwright.config.ts'],
  },
  { name: 'speed', program: ['apps/web/e2e/speed.ts'] },
  { name: 'lighthouse', program: ['apps/web/e2e/lighthouse.ts'] },
];

/** What was asked for: all of it, or one part with its arguments. */
function chosen() {
  if (args.length === 0) return PARTS;
  const [name, ...rest] = args;
  return name in ALONE ? [{ name, program: [ALONE[name], ...rest] }] : PARTS.slice(0, 1);
}

for (const { name, program } of chosen()) {
  console.log(`── ${name}`);
  const [script, ...rest] = program;
  const run = spawnSync(node, [join(ROOT, script), ...rest], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnvironment({ MOZAIKA_SOAK: '1' }),
  });
  if (run.status !== 0) process.exitCode = run.status ?? 1;
}
