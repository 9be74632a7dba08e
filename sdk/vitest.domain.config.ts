import { defineConfig } from 'vitest/config';

/** For Stryker, which runs these tests once for each fault it makes. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], env: { TZ: 'UTC' } },
});
