// The tests of all workspaces and of the repository itself, run by one vitest.

import { defineConfig } from 'vitest/config';

/** `npm run soak` plays far more matches in the same tests. */
const { MOZAIKA_SOAK } = process.env;
const soak = MOZAIKA_SOAK !== undefined;
const HOUR = 3_600_000;

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'],
    testTimeout: soak ? 4 * HOUR : 120_000,
    hookTimeout: soak ? HOUR : 120_000,
  },
});
