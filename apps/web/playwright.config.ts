// The app in a real browser, served by a real server. `npm test` runs it after the app is built.

import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  // They wait for pages half of their time: one more than the cores of a small machine.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // The app's own tsconfig maps our packages to their declarations, which can't be run.
  tsconfig: './tsconfig.playwright.json',
  // The slowest, whole matches, take 45 seconds on a quiet machine of two cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    launchOptions: CHROMIUM,
  },
});
