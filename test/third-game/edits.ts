// What a third game adds to files that exist: each edit puts a text behind the first place where an anchor stands.

export interface Edit {
  readonly path: string;
  readonly anchor: string | RegExp;
  readonly insert: string;
}

const dependency = (path: string): Edit => ({
  path,
  anchor: /"dependencies": \{\n(\s*"@mozaika\/kernel": "[^"]*",\n)?/,
  insert: '    "@mozaika/pebbles": "0.1.0",\n',
});

const reference = (path: string, to: string): Edit => ({
  path,
  anchor: /"references": \[/,
  insert: `{ "path": "${to}" }, `,
});

export const EDITS: readonly Edit[] = [
  dependency('packages/words/package.json'),
  { path: 'packages/words/package.json', anchor: '"exports": {\n', insert: '    "./pebbles": "./src/pebbles.ts",\n' },
  reference('packages/words/tsconfig.json', '../pebbles'),
  dependency('packages/bots/package.json'),
  reference('packages/bots/tsconfig.json', '../pebbles'),
  {
    path: 'packages/bots/src/registry.ts',
    anchor: /const GAMES[^\n]*\{\n/,
    insert: "  pebbles: async () => (await import('./pebbles/bots.ts')).pebblesBots,\n",
  },
  dependency('apps/cli/package.json'),
  reference('apps/cli/tsconfig.json', '../../packages/pebbles'),
  {
    path: 'apps/cli/src/games.ts',
    anchor: "import { azulTerminal } from './azul/terminal-game.ts';\n",
    insert: "import { pebblesTerminal } from './pebbles/terminal-game.ts';\n",
  },
  { path: 'apps/cli/src/games.ts', anchor: '= [azulTerminal, qwirkleTerminal', insert: ', pebblesTerminal' },
  dependency('apps/web/package.json'),
  {
    path: 'apps/web/src/games/catalogue.ts',
    anchor: "import type { GameUi } from './contract.ts';\n",
    insert: "import { pebblesEntry } from './pebbles/entry.ts';\n",
  },
  { path: 'apps/web/src/games/catalogue.ts', anchor: '= [azulEntry, qwirkleEntry', insert: ', pebblesEntry' },
  {
    path: 'docs/records.md',
    anchor: /\n(?=## )/,
    insert: '## Pebbles\n`put a` puts a pebble, `swap a` swaps one; the deal `draw 1 ab` gives seat 1 two.\n\n',
  },
];

/** Puts the text of an edit into a file. A guide that names a place that is not there is wrong. */
export function edited(text: string, { path, anchor, insert }: Edit): string {
  const start = typeof anchor === 'string' ? text.indexOf(anchor) : text.search(anchor);
  if (start < 0) throw new Error(`${path} has no ${anchor}`);
  const length = typeof anchor === 'string' ? anchor.length : (anchor.exec(text)?.[0].length ?? 0);
  return text.slice(0, start + length) + insert + text.slice(start + length);
}
