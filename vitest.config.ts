// The tests of all workspaces and of the repository itself, run by one vitest.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm run soak` plays far more matches in the same tests. */
const { MOZAIKA_SOAK } = process.env;
const soak = MOZAIKA_SOAK !== undefined;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export default defineConfig({
  test: {
    // Half of the time our tests wait for other processes: one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The packages hold no state and start nothing, so that their files can share a worker.
      { extends: true, test: { name: 'packages', include: ['packages/*/test/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'apps', include: ['apps/*/test/**/*.test.ts', 'test/**/*.test.ts'] } },
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'],
    // Sentences that tests quote are English, whoever runs them.
    env: { MOZAIKA_LANG: 'en' },
    // A test that takes longer hangs. Those that may are named, with their reasons, in test/patience.ts.
    setupFiles: ['./test/patience.ts'],
    testTimeout: soak ? 4 * HOUR : 20_000,
    hookTimeout: soak ? HOUR : 20_000,
    coverage: {
      include: ['packages/*/src/**', 'apps/{cli,server}/src/**'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'html'],
    },
  },
});
