// The size budget: what is fetched before somebody can play, and all art. Builds the app unless it is built already.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { icon } from '../src/games/azul/art/icon.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KB = 1024;
const folder = join(ROOT, 'apps/web/dist');
const read = (name: string) => readFileSync(join(folder, name));
const gzipped = (name: string) => gzipSync(read(name), { level: 9 }).length;

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'pipe' });
});

describe('the built app', () => {
  it('needs at most 90 KB of JavaScript before the first screen', () => {
    const page = read('index.html').toString();
    const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, name) => sum + gzipped(name), 0)).toBeLessThanOrEqual(90 * KB);
  });

  it('has at most 150 KB of fonts and art', () => {
    const art = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(png|svg|woff2?|jpe?g|webp|avif|gif)$/.test(name),
    );
    expect(art.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThanOrEqual(150 * KB);
  });

  it('works under any path: no address in it is absolute', () => {
    const page = read('index.html').toString();
    expect([...page.matchAll(/(?:src|href)="(?!\.\/)[^"]*"/g)]).toEqual([]);
  });

  it('has a service worker without imports that knows every file', () => {
    const worker = read('sw.js').toString();
    expect(worker).not.toMatch(/\bimport\b|\bexport\b|__BUILT__/);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\w\.\w+$/.test(name));
    const kept = files.filter((name) => !/^sw\.js|\.(br|gz)$/.test(name) && name !== 'index.html');
    for (const name of kept) expect(worker).toContain(`"./${name}"`);
    expect(worker).toContain('"shell":["./"');
  });

  it('has compressed copies of its texts', () => {
    expect(gunzipSync(read('sw.js.gz'))).toEqual(read('sw.js'));
    expect(brotliDecompressSync(read('sw.js.br'))).toEqual(read('sw.js'));
    expect(read('sw.js.br').length).toBeLessThan(read('sw.js').length);
  });

  it('has icons that show the tiles as they are', () => {
    expect(read('icon.svg').toString()).toBe(icon);
    for (const name of ['manifest.webmanifest', 'manifest.cs.webmanifest']) {
      const manifest = JSON.parse(read(name).toString());
      for (const { src } of manifest.icons) expect(statSync(join(folder, src)).size).toBeGreaterThan(0);
    }
  });
});
