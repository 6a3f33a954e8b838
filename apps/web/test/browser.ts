// A page of ours in a real browser, for tests of components: a development server, Chromium, and a fresh page for every test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM } from '../e2e/chromium.ts';

/** The pages of one test file. */
export interface Pages {
  /** Opens an address below the server's root on a fresh page; errors on it fail the test. */
  open(address: string, look: BrowserContextOptions): Promise<Page>;
}

/** Starts the server and the browser before the tests of this file, and ends them afterwards. */
export function inBrowser(config: InlineConfig): Pages {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page | undefined;
  let problems: string[] = [];
  const cacheDir = mkdtempSync(join(tmpdir(), 'mozaika-page-'));

  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      logLevel: 'error',
      ...config,
      cacheDir,
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, ...config.server },
    });
    await server.listen();
    browser = await chromium.launch(CHROMIUM);
  });
  afterEach(async () => {
    await page?.context().close();
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });

  return {
    async open(address, look) {
      const context = await browser.newContext(look);
      page = await context.newPage();
      problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.goto(`${server.resolvedUrls?.local[0]}${address}`);
      return page;
    },
  };
}
