// `npm start`: opens Mozaika. Until there is a web app that is a match in the terminal; `npm start -- qwirkle` names the game.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';

const PATIENCE_MS = 500;

const node = bootstrap();
const program = spawn(node, [join(ROOT, 'apps/cli/bin/mozaika.js'), 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnvironment(),
});
// A terminal sends Ctrl-C to both processes, kill only to this one: pass it on unless the program ends by itself.
process.on('SIGINT', () => setTimeout(() => program.kill('SIGINT'), PATIENCE_MS));
process.on('SIGTERM', () => program.kill('SIGTERM'));
program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
