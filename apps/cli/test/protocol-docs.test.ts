// The examples of docs/protocol.md, run as they stand there against a real server: whoever writes a client from them gets that far.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SLOW, scratchFile, scratchPath } from './mozaika.ts';
import { type Serving, serve } from './serving.ts';

const CLONE = join(import.meta.dirname, '../../..');
const docs = readFileSync(join(CLONE, 'docs/protocol.md'), 'utf8');
const DOCUMENTED = '127.0.0.1:8080';

/** The code blocks of a language. */
const blocksOf = (language: string): string[] =>
  [...docs.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);

let server: Serving;
/** What earlier examples gave, and later ones ask for. */
const given = { TOKEN: '', CODE: '' };
const folder = scratchPath('docs');

const filled = (code: string): string =>
  code
    .replaceAll(DOCUMENTED, new URL(server.address).host.replace('localhost', '127.0.0.1'))
    .replaceAll(/\b(TOKEN|CODE)\b/g, (name) => given[name as keyof typeof given]);

function run(code: string): unknown {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', filled(code)], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

beforeAll(async () => {
  mkdirSync(folder);
  server = await serve(['--port', '0', '--database', scratchPath('docs.db')]);
});

describe('the examples of docs/protocol.md', SLOW, () => {
  const [first, programs, tables, example] = blocksOf('sh');
  const [watch] = blocksOf('js');

  it('are all tried here', () => {
    expect([blocksOf('sh').length, blocksOf('js').length, blocksOf('ts').length]).toEqual([4, 1, 1]);
  });

  it('make a guest with a cookie, a program with a token, and a table', () => {
    expect(run(first ?? '')).toMatchObject({ name: { guest: expect.any(Number) } });
    const made = run(programs ?? '') as { readonly token: string };
    expect(made).toMatchObject({ program: { name: 'Automat' }, token: expect.stringMatching(/^\S{20,}$/) });
    given.TOKEN = made.token;
    const { code } = run(tables ?? '') as { readonly code: string };
    expect(code).toMatch(/^[a-z2-9]{12}$/);
    given.CODE = code;
  });

  it('start a program that sits down and plays', async () => {
    const [node = '', ...args] = filled(example ?? '')
      .trim()
      .split(' ');
    expect(node).toBe('node');
    const program = spawn(process.execPath, args, { cwd: CLONE, stdio: 'ignore' });
    const headers = { authorization: `Bearer ${given.TOKEN}` };
    for (;;) {
      const answer = await fetch(`${server.address}api/v2/tables/${given.CODE}`, { headers });
      const { stage } = (await answer.json()) as { readonly stage: string };
      if (stage === 'playing') break;
      expect([program.exitCode, stage]).toEqual([null, expect.stringMatching(/^(gathering|opening)$/)]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    program.kill();
  });

  it('look on without a cookie: hello, table, log and done, in this order', () => {
    const file = scratchFile('watch.mjs', filled(watch ?? ''));
    const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 20_000 });
    expect([stdout.trim().split('\n'), stderr]).toEqual([['hello', 'table', 'log', 'done'], '']);
    for (const op of ['hello', 'table', 'log', 'done']) expect(docs).toContain(`\`${op}\``);
  });
});
