// Set up before every test file: the files whose tests may take longer than the default, each with its reason.

import { expect, vi } from 'vitest';

const MINUTE = 60_000;

interface Patience {
  readonly minutes: number;
  readonly why: string;
}

const BROWSER: Patience = { minutes: 2, why: 'a development server compiles the app and Chromium opens it' };
const PROCESSES: Patience = { minutes: 2, why: 'servers, databases or commands start in processes of their own' };
const MATCHES: Patience = { minutes: 2, why: 'whole matches are compared step by step with a plain implementation' };
const MATCHES_WITH_BOTS: Patience = { minutes: 2, why: 'whole matches against a bot, each worked out twice' };
const STRENGTH: Patience = { minutes: 5, why: 'bots play series of matches' };

/** By path from the root. Every other test ends within vitest's default of 20 seconds. */
export const SLOW: { readonly [path: string]: Patience } = {
  'apps/cli/test/admin.test.ts': PROCESSES,
  'apps/cli/test/analyse.test.ts': PROCESSES,
  'apps/cli/test/arena.test.ts': PROCESSES,
  'apps/cli/test/commands.test.ts': PROCESSES,
  'apps/cli/test/daily.test.ts': PROCESSES,
  'apps/cli/test/play.test.ts': PROCESSES,
  'apps/cli/test/position.test.ts': PROCESSES,
  'apps/cli/test/replay.test.ts': PROCESSES,
  'apps/cli/test/serve.test.ts': PROCESSES,
  'apps/server/test/bots.test.ts': PROCESSES,
  'apps/server/test/daily.test.ts': MATCHES_WITH_BOTS,
  'apps/server/test/faults.test.ts': PROCESSES,
  'apps/server/test/fuzz.test.ts': { minutes: 2, why: 'thousands of random messages' },
  'apps/server/test/http/fuzz.test.ts': { minutes: 2, why: 'thousands of random requests' },
  'apps/server/test/interventions-postgres.test.ts': PROCESSES,
  'apps/server/test/interventions-sqlite.test.ts': PROCESSES,
  'apps/server/test/postgres.test.ts': PROCESSES,
  'apps/server/test/races.test.ts': { minutes: 2, why: 'hundreds of races for the same turn' },
  'apps/server/test/stopping.test.ts': PROCESSES,
  'apps/server/test/storage-postgres.test.ts': PROCESSES,
  'apps/server/test/storage-sqlite.test.ts': PROCESSES,
  'apps/server/test/time.test.ts': PROCESSES,
  'apps/web/test/azul-board.test.ts': BROWSER,
  'apps/web/test/azul-room.test.ts': BROWSER,
  'apps/web/test/local-match.test.ts': { minutes: 1, why: 'whole matches against a bot' },
  'apps/web/test/qwirkle-board.test.ts': BROWSER,
  'apps/web/test/rules-page.test.ts': BROWSER,
  'apps/web/test/size.test.ts': { minutes: 2, why: 'the app is built' },
  'packages/analysis/test/match-analysis.test.ts': STRENGTH,
  'packages/analysis/test/puzzles.test.ts': { minutes: 2, why: 'puzzles are solved by searches' },
  'packages/azul/test/fuzz.test.ts': { minutes: 2, why: 'thousands of random texts and actions' },
  'packages/azul/test/plain.test.ts': MATCHES,
  'packages/bots/test/azul-fingerprint.test.ts': STRENGTH,
  'packages/bots/test/azul-legal.test.ts': STRENGTH,
  'packages/bots/test/azul-strength.test.ts': STRENGTH,
  'packages/bots/test/qwirkle-endgame.test.ts': STRENGTH,
  'packages/bots/test/qwirkle-fingerprint.test.ts': STRENGTH,
  'packages/bots/test/qwirkle.test.ts': STRENGTH,
  'packages/kernel/test/record.test.ts': { minutes: 1, why: 'records of ten megabytes' },
  'packages/qwirkle/test/fuzz.test.ts': { minutes: 2, why: 'thousands of random texts and actions' },
  'packages/qwirkle/test/masks.test.ts': MATCHES,
  'packages/qwirkle/test/plays.test.ts': MATCHES,
  'test/borders.test.ts': { minutes: 1, why: 'every source file is parsed' },
  'test/harness/cluster/cluster.test.ts': PROCESSES,
  'test/harness/cluster/refusals.test.ts': PROCESSES,
  'test/harness/cluster/upgrade.test.ts': PROCESSES,
  'test/harness/harness.test.ts': PROCESSES,
  'test/laws.test.ts': { minutes: 1, why: 'every law on whole matches' },
  'test/pack.test.ts': { minutes: 3, why: 'npm packs and installs the packages' },
  'test/third-game.test.ts': { minutes: 4, why: 'a copy of the repository is type-checked, built and played' },
};

const { MOZAIKA_SOAK } = process.env;
const path = (expect.getState().testPath ?? '').replaceAll('\\', '/');
const slow = Object.entries(SLOW).find(([name]) => path.endsWith(`/${name}`))?.[1];
// Files may share a worker: each starts from the defaults.
vi.resetConfig();
if (slow && MOZAIKA_SOAK === undefined) {
  vi.setConfig({ testTimeout: slow.minutes * MINUTE, hookTimeout: slow.minutes * MINUTE });
}
