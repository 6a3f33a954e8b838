// How the app is built: relative addresses, so that it works under any path, and one chunk per game.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Our packages only define things: what nobody uses of them is left out. */
const isPackage = (id: string): boolean => /\/packages\/\w+\/src\//.test(id);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } })],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isPackage(id) } },
  },
});
