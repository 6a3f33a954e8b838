// The tests that judge mutants of the rules: the packages' own and the laws. Spawned commands and packed tarballs never see a
// mutant, and neither would an import through node_modules, which leads out of Stryker's copy: hence the aliases.

import { defineConfig } from 'vitest/config';

const packages = `${import.meta.dirname}/packages`;

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@mozaika\/kernel\/laws$/, replacement: `${packages}/kernel/src/laws/index.ts` },
      { find: /^@mozaika\/(kernel|azul|qwirkle)$/, replacement: `${packages}/$1/src/index.ts` },
    ],
  },
  test: {
    include: ['packages/{kernel,azul,qwirkle}/test/**/*.test.ts', 'test/laws.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
  },
});
