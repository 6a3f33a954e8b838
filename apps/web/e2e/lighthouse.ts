// Lighthouse on the first screen and the rules: a mobile phone with simulated throttling. Part of `npm run soak`.

import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM } from './chromium.ts';
import { Server } from './server.ts';

const LEAST = 95;
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
for (const page of PAGES) {
  const run = await lighthouse(server.address + page, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run) throw new Error('Lighthouse found nothing to say');
  const { categories, audits } = run.lhr;
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`${page || '#/'} ${title}: ${points}`);
    if (points < LEAST) process.exitCode = 1;
    for (const { id, weight } of auditRefs) {
      const { score = null, title, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue}`);
    }
  }
}
await browser.close();
