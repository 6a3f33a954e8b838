// The slowest tests of a run, read from the JSON reports of vitest and Playwright. Plain JavaScript for Node 20.

/** Every test of vitest's report with its duration in milliseconds. */
export const vitestTimes = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName.trim(), ms: duration ?? 0 })),
  );

/** Every test of Playwright's report; one that was repeated counts with all its attempts. */
export const playwrightTimes = ({ suites }) => suites.flatMap((suite) => timesOfSuite(suite, []));

function timesOfSuite({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap(({ title: spec, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: [...path, spec].join(' ') + (projectName ? ` (${projectName})` : ''),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => timesOfSuite(suite, path))];
}

/** The slowest of them, a line each. */
export const slowest = (times, count) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
