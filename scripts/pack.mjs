// prepack and postpack of the packages: inside the workspace they export TypeScript, a tarball exports built JavaScript.
// `build` compiles src to dist and points `exports` there, `restore` puts package.json back as it was.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MANIFEST = 'package.json';
const ORIGINAL = 'package.json.orig';

function restore() {
  if (existsSync(ORIGINAL)) renameSync(ORIGINAL, MANIFEST);
}

function build() {
  restore();
  compile();
  const text = readFileSync(MANIFEST, 'utf8');
  const manifest = JSON.parse(text);
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([path, file]) => [path, built(file)]));
  writeFileSync(ORIGINAL, text);
  writeFileSync(`${MANIFEST}.new`, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  renameSync(`${MANIFEST}.new`, MANIFEST);
}

/** Where the compiler puts what a source file becomes. */
function built(file) {
  const base = file.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

function compile() {
  rmSync('dist', { recursive: true, force: true });
  const config = join(process.cwd(), '.pack.tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        declaration: true,
        declarationMap: false,
        emitDeclarationOnly: false,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    }),
  );
  const tsc = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  rmSync(config, { force: true });
  if (tsc.status !== 0) process.exit(1);
}

const steps = { build, restore };
const step = steps[process.argv[2]];
if (!step) {
  console.error('Run by npm pack: node pack.mjs build | restore, in the folder of a package.');
  process.exit(2);
}
step();
