import { expect, it } from 'vitest';
import { relativeTime } from './format-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:20:00Z', '40 min. ago'],
  ['2026-11-21T03:00:00Z', '9 hr. ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-24T13:00:00Z', 'in 3 days'],
  ['2026-11-21T13:30:00Z', 'in 1 hr.'],
  ['2026-10-01T12:00:00Z', 'Oct 1'],
  ['2025-07-25T12:00:00Z', 'Jul 25, 2025'],
])('%s is %s', (iso, text) => {
  expect(relativeTime(iso, now)).toBe(text);
});
