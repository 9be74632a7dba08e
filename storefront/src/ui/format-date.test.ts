// @vitest-environment node
import { expect, test, vi } from 'vitest';

test('the day a parcel leaves is the shop’s, as in its mails; others are the reader’s', async () => {
  vi.resetModules();
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { formatDate, formatShopDay } = await import('./format-date.ts');
  expect(formatShopDay('2026-11-24T02:00:00Z')).toBe('Nov 24, 2026');
  expect(formatDate('2026-11-24T02:00:00Z')).toBe('Nov 23, 2026');
});
