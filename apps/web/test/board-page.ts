// The page on which a board is tested alone.

import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { builtInBrowser, type Pages } from './browser.ts';

/** `folder`: the page of a game's board, beside this file. */
export const boardPage = (folder: string): Pages =>
  builtInBrowser({
    root: join(import.meta.dirname, folder),
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  });
