import { expect, test } from 'vitest';
import { isOpen } from './is-open.ts';

const now = new Date('2026-11-02T09:30:00.000Z');

test.each([
  [{ closedBecause: null, endsAt: null }, true],
  [{ closedBecause: null, endsAt: '2026-11-02T09:30:00.001Z' }, true],
  [{ closedBecause: null, endsAt: '2026-11-02T09:30:00.000Z' }, false],
  [{ closedBecause: null, endsAt: '2026-11-02T09:29:59.999Z' }, false],
  [{ closedBecause: 'REFUNDED', endsAt: null }, false],
  [{ closedBecause: 'PAYMENT_DUE', endsAt: '2026-11-02T09:30:00.001Z' }, false],
] as const)('%j is open: %s', (entitlement, open) => {
  expect(isOpen(entitlement, now)).toBe(open);
});
