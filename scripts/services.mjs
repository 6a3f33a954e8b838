// Finds the programs that tests need beside Node, and installs those that are missing where it may: as root on Debian.
// Plain JavaScript for Node 20. `npm start` needs none of them.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const LINES_OF_APT = 5;

const onPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Debian keeps the programs of its PostgreSQL versions out of the PATH. */
const inDebiansFolder = (program) =>
  existsSync(DEBIAN_POSTGRES) &&
  readdirSync(DEBIAN_POSTGRES).some((version) => existsSync(join(DEBIAN_POSTGRES, version, 'bin', program)));

/** Each service: whether it is there, Debian's package, and the tests that can't run without it. */
const SERVICES = [
  {
    name: 'PostgreSQL',
    found: () =>
      process.env.DATABASE_URL !== undefined ||
      ['initdb', 'postgres'].every((program) => onPath(program) || inDebiansFolder(program)),
    package: 'postgresql',
    tests: 'storage on PostgreSQL (apps/server)',
    otherwise: 'install PostgreSQL, or set DATABASE_URL to a database where tests may create databases',
  },
  {
    name: 'NATS',
    // Debian's is in sbin, which is not on everybody's PATH.
    found: () => onPath('nats-server') || existsSync('/usr/sbin/nats-server'),
    package: 'nats-server',
    tests: 'the bus of many servers (apps/server)',
    otherwise: 'install NATS, so that `nats-server` is on the PATH',
  },
  {
    name: 'Chromium',
    found: () => onPath('chromium'),
    package: 'chromium',
    tests: 'the app in a real browser (apps/web)',
    otherwise: 'install Chromium, so that `chromium` is on the PATH',
  },
];

/** Which services are there and which are not, after all that can be done about it; one sentence for each that is not. */
export function prepareServices() {
  const wanted = SERVICES.filter(({ found }) => !found());
  const why = wanted.length === 0 ? '' : install(wanted);
  const missing = SERVICES.filter(({ found }) => !found());
  for (const { name, tests, otherwise } of missing) {
    console.error(`${name} is missing, so the tests of ${tests} can't run${why}: ${otherwise}.`);
  }
  return { found: SERVICES.length - missing.length, missing: missing.length };
}

/** Installs packages of Debian after saying which and why. Returns why that did not go, or an empty text. */
function install(services) {
  if (process.getuid?.() !== 0) return ', and only root may install it';
  if (!existsSync('/etc/debian_version') || !onPath('apt-get')) return ', and npm test can install it on Debian only';
  const reasons = services.map((service) => `${service.package} for the tests of ${service.tests}`);
  console.log(`About to install with apt-get, once and without recommended packages: ${reasons.join('; ')}.`);
  // Without recommended packages there is no desktop and no printing system, and the programs work.
  return (
    apt('update') || apt('install', '--yes', '--no-install-recommends', ...services.map((service) => service.package))
  );
}

function apt(...args) {
  const run = spawnSync('apt-get', ['--quiet', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return '';
  const said = `${run.stdout ?? ''}${run.stderr ?? ''}`.trim().split('\n').slice(-LINES_OF_APT).join('\n  ');
  return ` (apt-get ${args[0]} failed: ${said})`;
}
