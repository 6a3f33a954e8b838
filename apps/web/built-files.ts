// What happens to the files of a build: the service worker gets the list of them to precache, and every text a compressed copy.
// Hand-written instead of vite-plugin-pwa: workbox is several times the size of our worker (2.1 kB gzipped), which also keeps the last version for
// other tabs and loads the rest of the app when idle; the compressed copies are two calls of node:zlib.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

export const WORKER = 'sw.js';
const PAGE = 'index.html';
const PLACE = '__BUILT__';
/** Files of `public` that the first screen needs. */
const SHELL_EXTRAS = ['manifest.webmanifest', 'manifest.cs.webmanifest', 'icon.svg'];
/** Texts that are worth compressing; smaller ones travel in one packet anyway. */
const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;
const SMALL = 1024;

/** The page with all that its first screen loads. */
function shellOf(bundle: Bundle): string[] {
  const shell = new Set<string>([PAGE]);
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (shell.has(name) || chunk?.type !== 'chunk') return;
    shell.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) shell.add(css);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(PAGE)) visit(file.fileName);
  }
  return [...shell];
}

/** The page is asked for by its folder. */
const addressOf = (name: string): string => (name === PAGE ? './' : `./${name}`);

function contentOf(bundle: Bundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (!file) return '';
  return file.type === 'chunk' ? file.code : file.source;
}

export function precacheList(publicFolder: string): Plugin {
  return {
    name: 'mozaika:precache-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        const extras = readdirSync(publicFolder);
        const names = Object.keys(bundle).filter((name) => name !== WORKER && !name.endsWith('.map'));
        const shell = [...shellOf(bundle), ...SHELL_EXTRAS];
        const rest = [...names, ...extras].filter((name) => !shell.includes(name));
        const hash = createHash('sha256');
        for (const name of names.toSorted()) hash.update(name).update(contentOf(bundle, name));
        for (const name of extras.toSorted()) hash.update(name).update(readFileSync(join(publicFolder, name)));
        const built = {
          version: hash.digest('hex').slice(0, 12),
          shell: shell.map(addressOf),
          rest: rest.map(addressOf),
        };
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify(built));
      },
    },
  };
}

/** Copies for browsers that understand them; the server picks. */
export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'mozaika:compressed-copies',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      // A build that failed says why by itself.
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < SMALL) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
