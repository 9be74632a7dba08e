import { defineConfig } from 'vitest/config';
import { testProjects } from '../sdk/test/test-projects.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    setupFiles: ['src/test/setup.ts'],
    // Tests render whole screens, which takes time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
    projects: testProjects('backoffice', {
      folder: import.meta.dirname,
      pattern: 'src/**/*.test.{ts,tsx}',
      usual: 'node',
    }),
  },
});
