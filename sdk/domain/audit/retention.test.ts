import { expect, it } from 'vitest';
import { auditRetainedSince } from './retention.ts';

it.each([
  ['2026-11-28T01:02:03.004Z', '2023-11-28T01:02:03.004Z'],
  ['2027-01-01T00:00:00Z', '2024-01-01T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2025-03-01T12:00:00Z'],
])('at %s, keeps the audit log of the last three years: since %s', (now, since) => {
  expect(auditRetainedSince(new Date(now))).toEqual(new Date(since));
});

it("doesn't change the date it is given", () => {
  const now = new Date('2026-11-28T00:00:00Z');
  auditRetainedSince(now);
  expect(now).toEqual(new Date('2026-11-28T00:00:00Z'));
});
