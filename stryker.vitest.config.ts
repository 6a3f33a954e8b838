// The tests that judge mutants of the rules: the packages' own. Spawned commands and packed tarballs never see a mutant.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/laws.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
  },
});
