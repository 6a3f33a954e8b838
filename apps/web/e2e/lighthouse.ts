// Lighthouse on the first screen and the rules: a mobile phone with simulated throttling. Part of `npm run soak`. It multiplies the time that
// passed, so other work on the machine only ever makes a run worse: a page has several tries.

import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM } from './chromium.ts';
import { Server } from './server.ts';

const LEAST = 95;
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PAGES = ['', '#/rules/azul'];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

await using server = await new Server().start();
const port = await freePort();
const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, `--remote-debugging-port=${port}`] });

/** Says how a page did; whether it reached the least in each category. */
async function judge(page: string): Promise<boolean> {
  const run = await lighthouse(server.address + page, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run) throw new Error('Lighthouse found nothing to say');
  const { categories, audits, environment } = run.lhr;
  console.log(`${page || '#/'} (speed of this machine: ${environment.benchmarkIndex})`);
  let reached = true;
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`  ${title}: ${points}`);
    reached &&= points >= LEAST;
    for (const { id, weight } of auditRefs) {
      const { score = null, title, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9) console.log(`    ${id}: ${title} ${displayValue}`);
    }
  }
  return reached;
}

for (const page of PAGES) {
  let reached = false;
  for (let tries = 0; tries < TRIES && !reached; tries++) reached = await judge(page);
  if (!reached) process.exitCode = 1;
}
await browser.close();
