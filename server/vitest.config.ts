import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,sandbox,demo,test,bench}/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    maxWorkers: 2,
    // Generous: a machine that does other things as well is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
