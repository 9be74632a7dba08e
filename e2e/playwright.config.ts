import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];
/** Pages are gone before what the optimizing compiler has cost comes back: a fifth less without it. */
const args = ['--js-flags=--no-opt --single-threaded-gc'];

export default defineConfig({
  testDir: '.',
  testIgnore: 'mock/**',
  // Cleared at the start: not where the mocks' tests, which may run beside, have theirs.
  outputDir: 'test-results/shop',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a machine that does other things as well is no reason to fail.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing is waited for that only moves, nor drawn sixty times a second; what moves is tested by itself.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // A trace takes half as long again as the test, and to have a picture where one fails a picture is
    // taken of each page: only where somebody will look at them.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: browser ? { executablePath: browser, args } : { args },
  },
});
