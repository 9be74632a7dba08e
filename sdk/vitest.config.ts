import { defineConfig } from 'vitest/config';
import { testProjects } from './test/test-projects.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    setupFiles: ['./test/setup.ts'],
    globalSetup: ['./test/global-setup.ts'],
    testTimeout: 120_000,
    env: { TZ: 'UTC' },
    projects: testProjects('sdk', {
      folder: import.meta.dirname,
      pattern: '{test,contract,domain,demo,mocks,mock-site,conformance}/**/*.test.ts',
      usual: 'node',
    }),
  },
});
