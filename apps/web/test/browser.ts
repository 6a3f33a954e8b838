// A page of ours in a real browser, for tests of components: a server, Chromium, and a fresh page for every test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { build, createServer, type InlineConfig, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM } from '../e2e/chromium.ts';

/** The pages of one test file. */
export interface Pages {
  /** Opens an address below the server's root on a fresh page; errors on it fail the test. */
  open(address: string, look: BrowserContextOptions): Promise<Page>;
}

/** A server that runs, at an address that ends with a slash. */
interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts what serves the pages; `folder` is empty, and gone afterwards. */
type Serve = (folder: string) => Promise<Served>;

const LOCAL = { host: '127.0.0.1', port: 0 } as const;

/** A development server: nothing is built, and every module is a request. */
const developed =
  (config: InlineConfig): Serve =>
  async (cacheDir) => {
    const server = await createServer({
      configFile: false,
      logLevel: 'error',
      ...config,
      cacheDir,
      server: { ...LOCAL, hmr: false, watch: null, ...config.server },
    });
    await server.listen();
    return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  };

/** The page as it is built: a test file that opens many pages is quicker with few requests for each. */
const built =
  (config: InlineConfig): Serve =>
  async (outDir) => {
    const quiet = { configFile: false, logLevel: 'error', ...config } as const;
    await build({ ...quiet, build: { outDir, emptyOutDir: true, minify: false, target: 'es2023' } });
    const server = await preview({ ...quiet, build: { outDir }, preview: LOCAL });
    return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  };

/** Starts a development server and the browser before the tests of this file, and ends them afterwards. */
export const inBrowser = (config: InlineConfig): Pages => browse(developed(config));

/** The same with pages that are built once. */
export const builtInBrowser = (config: InlineConfig): Pages => browse(built(config));

function browse(serve: Serve): Pages {
  let server: Served;
  let browser: Browser;
  let page: Page | undefined;
  let problems: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-page-'));

  beforeAll(async () => {
    server = await serve(folder);
    browser = await chromium.launch(CHROMIUM);
  });
  afterEach(async () => {
    await page?.context().close();
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    async open(address, look) {
      const context = await browser.newContext(look);
      page = await context.newPage();
      problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.goto(`${server.address}${address}`);
      return page;
    },
  };
}
