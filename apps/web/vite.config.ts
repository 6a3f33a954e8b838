// How the app is built: relative addresses, so that it works under any path, one chunk per game, and the service worker.

import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressedCopies, precacheList, WORKER } from './built-files.ts';

const here = import.meta.dirname;

/** Our packages only define things: what nobody uses of them is left out. */
const isPackage = (id: string): boolean => /\/packages\/\w+\/src\//.test(id);

/** The service worker stays one file without imports. */
const isApp = (id: string): boolean => !/\/web\/src\/pwa\/sw\.ts$/.test(id);

/** What the first screen needs comes in one file: each file is a request, and the way there is long. */
const FIRST = { name: 'base', tags: ['$initial' as const], test: isApp };

export default defineConfig({
  root: here,
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } }), precacheList(join(here, 'public')), compressedCopies()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(here, 'index.html'), sw: join(here, 'src/pwa/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [FIRST] },
      },
      treeshake: { moduleSideEffects: (id) => !isPackage(id) },
    },
  },
});
