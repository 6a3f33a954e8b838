// `npm start`: installs and builds what is missing, then opens the tables: `mozaika serve`. `npm start -- --lan` lets the phones in the room join.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

const PATIENCE_MS = 500;
const CALLED_FOR_HELP = ['--help', '-h'];

const args = process.argv.slice(2);
const node = bootstrap();
if (!args.some((arg) => CALLED_FOR_HELP.includes(arg))) buildWeb();
// The flag is explained in mozaika.js, which can't give it to the Node that runs it already.
const program = spawn(node, ['--max-semi-space-size=4', join(ROOT, 'apps/cli/bin/mozaika.js'), 'serve', ...args], {
  stdio: 'inherit',
  env: projectEnvironment(),
});
// A terminal sends Ctrl-C to both processes, kill only to this one: pass it on unless the program ends by itself.
process.on('SIGINT', () => setTimeout(() => program.kill('SIGINT'), PATIENCE_MS));
process.on('SIGTERM', () => program.kill('SIGTERM'));
program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
