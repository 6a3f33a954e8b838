// `npm run soak`: the same tests with MOZAIKA_SOAK=1, which makes the laws and the fuzzers play far more matches.
// Arguments go to vitest: `npm run soak -- packages/azul`.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';

const node = bootstrap();
const run = spawnSync(node, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnvironment({ MOZAIKA_SOAK: '1' }),
});
process.exitCode = run.status ?? 1;
