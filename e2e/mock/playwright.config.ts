import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../sdk/test/free-port.ts';
import shared from '../playwright.config.ts';

/** The same browser without the shop that all other tests share. */
const { globalSetup: _, testIgnore: _ignored, ...rest } = shared;

// Workers read this file as well, and are to find the server that was started.
process.env['MOCK_PORT'] ??= String(await freePort());
const port = process.env['MOCK_PORT'];
const url = `http://localhost:${port}`;

export default defineConfig({
  ...rest,
  outputDir: '../test-results/mock',
  // The front ends come from their sources, file by file; a screen opened for the first time is made
  // ready from them.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: { ...rest.use, baseURL: url },
  webServer: {
    command: `"${process.execPath}" sdk/mocks/serve/run.ts`,
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PORT: port },
    url: `${url}/home`,
    // The first start on a machine makes the front ends' packages ready.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
