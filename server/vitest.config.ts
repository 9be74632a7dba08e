import { defineConfig } from 'vitest/config';
import { testProjects } from '../sdk/test/test-projects.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous: a machine that does other things as well is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'test', TZ: 'UTC', TMPDIR: temporaryFolder() },
    setupFiles: ['./test/setup.ts'],
    globalSetup: ['./test/global-setup.ts'],
    projects: testProjects('server', {
      folder: import.meta.dirname,
      pattern: '{src,sandbox,demo,test,bench}/**/*.test.ts',
      usual: 'node',
    }),
  },
});
