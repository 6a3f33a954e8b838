// Draws the app's icons from the tiles' own art into public/: `node apps/web/draw-icons.ts`, whenever the art changes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { icon } from './src/games/azul/art/icon.ts';

const folder = join(import.meta.dirname, 'public');
const GROUND = '#1c2b4a';
/** The maskable icon fills its square to the edges: systems cut their own shape out of it. */
const PICTURES = [
  { file: 'icon-192.png', side: 192, ground: 'transparent' },
  { file: 'icon-maskable.png', side: 512, ground: GROUND },
];

writeFileSync(join(folder, 'icon.svg'), icon);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, side, ground } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const address = `data:image/svg+xml;utf8,${encodeURIComponent(icon)}`;
  await page.setContent(
    `<body style="margin:0;background:${ground}"><img src="${address}" width="${side}" height="${side}"></body>`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}
await browser.close();
