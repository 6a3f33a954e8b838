// What npm start does before it starts: it notices changed sources.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const SCRIPT = join(dirname(import.meta.dirname), 'scripts/web.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mozaika-web-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function call(expression: string): string {
  const code = `import * as web from ${JSON.stringify(SCRIPT)}; process.stdout.write(String(${expression}));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

it('sources are the same until a file in them changes', () => {
  const src = join(folder, 'src');
  mkdirSync(join(src, 'deep'), { recursive: true });
  writeFileSync(join(src, 'deep/a.ts'), 'one');
  const sources = () => call(`web.sourcesOf([${JSON.stringify(src)}])`);
  const first = sources();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  for (const beside of ['dist', 'node_modules', 'test']) {
    mkdirSync(join(src, beside));
    writeFileSync(join(src, beside, 'x.js'), 'x');
  }
  expect(sources()).toBe(first);
  writeFileSync(join(src, 'deep/a.ts'), 'two');
  const second = sources();
  expect(second).not.toBe(first);
  writeFileSync(join(src, 'b.ts'), '');
  expect(sources()).not.toBe(second);
});
