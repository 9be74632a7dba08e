import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../sdk/test/free-port.ts';
import shared from '../playwright.config.ts';

/** The same browser without the shop that all other tests share. */
const { globalSetup: _, testIgnore: _ignored, ...rest } = shared;

// Workers read this file as well, and are to find the servers that were started.
process.env['MOCK_PORT'] ??= String(await freePort());
process.env['MOCK_SOURCES_PORT'] ??= String(await freePort());

/** Serves on a port by a program of the repository. */
function server(program: string, port: string | undefined) {
  return {
    command: `"${process.execPath}" ${program}`,
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PORT: port ?? '' },
    url: `http://localhost:${port}/home`,
    // One builds both front ends, the other makes their packages ready.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
}

export default defineConfig({
  ...rest,
  outputDir: '../test-results/mock',
  // The whole shop runs in the browser.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: { ...rest.use, actionTimeout: 60_000 },
  webServer: [
    server('e2e/mock/serve.ts', process.env['MOCK_PORT']),
    server('sdk/mock-site/serve/run.ts', process.env['MOCK_SOURCES_PORT']),
  ],
});
