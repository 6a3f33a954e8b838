// `npm start`: opens Mozaika. Until there is a web app that is a match in the terminal; `npm start -- qwirkle` names the game.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnvironment, ROOT } from './bootstrap.mjs';

const node = bootstrap();
const program = spawn(node, [join(ROOT, 'apps/cli/bin/mozaika.js'), 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnvironment(),
});
// A Ctrl-C reaches the program from the terminal by itself; this process only waits for its answer.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => program.kill('SIGTERM'));
program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
