import { defineConfig } from 'vitest/config';
import { isolatedFiles } from '../sdk/test/isolated-files.ts';

const include = '{src,sandbox,demo,test,bench}/**/*.test.ts';
const isolated = isolatedFiles(import.meta.dirname, include);

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Generous: a machine that does other things as well is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    globalSetup: ['./test/global-setup.ts'],
    projects: [
      // Reading the shop's modules takes longer than most files' tests: files share them.
      {
        extends: true,
        test: { name: 'server', include: [include], exclude: isolated, isolate: false },
      },
      { extends: true, test: { name: 'server, isolated', include: isolated } },
    ],
  },
});
