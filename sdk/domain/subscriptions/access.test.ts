import { expect, it } from 'vitest';
import { subscriptionAccess } from './access.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-06-01T12:00:00Z');
const paid = {
  status: 'active',
  cancelled: false,
  currentPeriodEnd: later,
  endedAt: null,
  money: 'KEPT',
} as const;

it.each([
  [{}, { until: later, closedBecause: null }],
  [{ status: 'trialing' }, { until: later, closedBecause: null }],
  [
    { endedAt: now, status: 'past_due' },
    { until: null, closedBecause: 'ENDED' },
  ],
  [
    { status: 'past_due', money: 'REFUNDED' },
    { until: null, closedBecause: 'PAYMENT_DUE' },
  ],
  [{ currentPeriodEnd: null }, { until: null, closedBecause: 'PAYMENT_DUE' }],
  [{ money: 'REFUNDED' }, { until: null, closedBecause: 'REFUNDED' }],
  [{ money: 'DISPUTED' }, { until: null, closedBecause: 'DISPUTED' }],
] as const)('with %o gives %o', (other, access) => {
  expect(subscriptionAccess({ ...paid, ...other }, now)).toEqual(access);
});

it('keeps access for fifteen minutes while it is renewed', () => {
  const over = { ...paid, currentPeriodEnd: now };
  const until = new Date('2026-05-01T12:15:00Z');
  expect(subscriptionAccess(over, now)).toEqual({ until, closedBecause: null });
  expect(subscriptionAccess({ ...over, cancelled: true }, now).until).toEqual(now);
});
