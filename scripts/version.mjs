// `npm run version`: makes a release out of the change files in .changeset. Changesets raises the versions of all workspaces together;
// the sentences of the change files become a section of the one CHANGELOG.md at the root.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './bootstrap.mjs';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const MANIFEST = join(ROOT, 'package.json');

function run(program, ...args) {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

/** What Changesets is about to release: every change file, and the version that all workspaces get. */
function releasePlan() {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-version-'));
  const file = join(folder, 'plan.json');
  run('changeset', 'status', `--output=${relative(ROOT, file)}`);
  const { changesets, releases } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { summaries: changesets.map(({ summary }) => summary.trim()), version: releases[0]?.newVersion };
}

/** The changelog with a new section above the newest one. */
function withSection(changelog, version, date, summaries) {
  const section = [
    `## ${version} (${date})`,
    ...summaries.map((summary) => `- ${summary.replace(/\n/g, '\n  ')}`),
  ].join('\n');
  const newest = changelog.indexOf('\n## ');
  return newest < 0
    ? `${changelog.trimEnd()}\n\n${section}\n`
    : `${changelog.slice(0, newest + 1)}${section}\n\n${changelog.slice(newest + 1)}`;
}

const { summaries, version } = releasePlan();
if (summaries.length === 0) {
  console.error('There is no change file in .changeset, so there is nothing to release: npm run change writes one.');
  process.exit(1);
}
run('changeset', 'version');
const manifest = readFileSync(MANIFEST, 'utf8');
writeFileSync(MANIFEST, manifest.replace(/"version": "[^"]+"/, `"version": "${version}"`));
const today = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, withSection(readFileSync(CHANGELOG, 'utf8'), version, today, summaries));
run('npm', 'install', '--package-lock-only', '--ignore-scripts');
console.log(`${version}: read CHANGELOG.md, commit, and tag the commit v${version}.`);
