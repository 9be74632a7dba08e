import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,sandbox,demo,test,bench}/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
