import { expect, it, vi } from 'vitest';

it('counts days where the browser is', async () => {
  vi.resetModules();
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { relativeTime } = await import('./format-time.ts');
  const evening = Date.parse('2026-11-21T22:00:00-08:00');
  expect(relativeTime('2026-11-22T23:00:00-08:00', evening)).toBe('tomorrow');
  expect(relativeTime('2026-11-23T21:00:00-08:00', evening)).toBe('in 2 days');
  expect(relativeTime('2026-11-19T23:00:00-08:00', evening)).toBe('2 days ago');
});
