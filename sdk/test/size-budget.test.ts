import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_SIZE_BUDGETS, overBudget } from '../build/front-end/javascript-size.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spindle-test-'));
  await writeFile(join(folder, 'page.js'), 'console.log("a page");');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the warnings */
async function buildTooLarge(): Promise<string> {
  const warnings: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    warn: (text: string) => void warnings.push(text),
  };
  await build({
    root: folder,
    configFile: false,
    customLogger,
    logLevel: 'warn',
    plugins: [
      {
        name: 'a-budget',
        writeBundle: {
          handler() {
            overBudget(this, 'This page is too large.');
          },
        },
      },
    ],
    build: { rolldownOptions: { input: 'page.js' } },
  });
  return warnings.join('\n');
}

it("a page that is too large gives a warning to whoever builds the shop, and doesn't prevent starting it", async () => {
  vi.stubEnv(HOLD_SIZE_BUDGETS, '');
  expect(await buildTooLarge()).toContain('This page is too large.');
});

it('it fails the build that the tests start with', async () => {
  vi.stubEnv(HOLD_SIZE_BUDGETS, '1');
  await expect(buildTooLarge()).rejects.toThrow('This page is too large.');
});
