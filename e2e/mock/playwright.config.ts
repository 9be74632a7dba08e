import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../sdk/test/free-port.ts';
import shared from '../playwright.config.ts';

/** The shared configuration, without the shop that the other tests use. */
const { globalSetup: _, testIgnore: _ignored, ...rest } = shared;

// Workers also read this file, and must find the servers already started.
process.env['MOCK_PORT'] ??= String(await freePort());
process.env['MOCK_SOURCES_PORT'] ??= String(await freePort());

/** Runs one of the repository's programs as a server on a port. */
function server(program: string, port: string | undefined) {
  return {
    command: `"${process.execPath}" ${program}`,
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PORT: port ?? '' },
    url: `http://localhost:${port}/home`,
    // One server builds both front ends, the other prepares their packages.
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
