import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];
/**
 * Pages close before the optimizing compiler pays off. Without it, tests take a fifth less time.
 */
const args = ['--js-flags=--no-opt --single-threaded-gc'];

export default defineConfig({
  testDir: '.',
  testIgnore: 'mock/**',
  // Cleared at the start, so it must not contain the results of the mock tests, which may run in
  // parallel.
  outputDir: 'test-results/shop',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, so that a busy machine doesn't cause failures.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Without animations, there is nothing to wait for or to draw 60 times a second. Animations
    // have their own tests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // Off by default: a trace makes a test take half as long again, and screenshots of failures
    // require one of each page.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: browser ? { executablePath: browser, args } : { args },
  },
});
