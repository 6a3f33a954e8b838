// `npm start`: installs and builds what is missing, then opens the tables: `mozaika serve`. `npm start -- --lan` lets the phones in the room join.

import { join } from 'node:path';
import { runInForeground } from '../apps/cli/bin/foreground.js';
import { bootstrap, installedNode, projectEnvironment, ROOT } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

const MOZAIKA = join(ROOT, 'apps/cli/bin/mozaika.js');
/** The flag is explained in mozaika.js, which can't give it to the Node that runs it already. */
const FLAGS = ['--max-semi-space-size=4'];

/** For a clone where nothing is installed yet: help must not wait for the network. */
const SHORT_HELP = `npm start [-- OPTIONS]

Installs what is missing (npm ci, once), builds the app and opens the tables at an address that is printed.

Options:
  --lan              let the phones in the room join: listen on all interfaces, show a QR code
  --port PORT        where to listen (8080, or the next one that is free)
  --database WHERE   a file, or postgres://… (data/mozaika.db in the clone)

All options: npx mozaika serve --help, once npm start or npm ci has installed it; docs/serving.md explains them.`;

const args = process.argv.slice(2);
/** Started by a person: what is for people goes to stdout, the log to stderr, the other way round than `mozaika serve`. */
const STDIO = ['inherit', process.stderr, process.stdout];
const serve = (node) =>
  runInForeground(node, [...FLAGS, MOZAIKA, 'serve', ...args], { env: projectEnvironment(), stdio: STDIO });

if (args.includes('--help') || args.includes('-h')) {
  const node = installedNode();
  if (node) serve(node);
  else console.log(SHORT_HELP);
} else {
  const node = bootstrap();
  buildWeb();
  serve(node);
}
