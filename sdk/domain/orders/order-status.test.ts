import { expect, it } from 'vitest';
import { shareOfLine, totalOf } from './charges.ts';
import { isRefunded, stateNames, takesReturns } from './order-status.ts';

it('names an order by its state, an open return and a refund, each once', () => {
  const order = { orderState: 'SHIPPED', openReturns: 0, refundedCents: 0 } as const;
  expect(stateNames(order)).toBe('SHIPPED');
  expect(stateNames({ ...order, openReturns: 1, refundedCents: 5 })).toBe(
    'SHIPPED RETURN_REQUESTED REFUNDED',
  );
  expect(stateNames({ ...order, orderState: 'REFUNDED', refundedCents: 5 })).toBe('REFUNDED');
});

it('accepts returns of shipped orders within the window, but not of digital ones or returns', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const shippedAt = new Date('2026-03-01T12:00:00Z');
  const sale = {
    orderState: 'SHIPPED' as const,
    parentId: null,
    shippingGroup: 'PARCEL',
    shippedAt,
  };
  expect(takesReturns(sale, now, 30)).toBe(true);
  expect(takesReturns(sale, now, 29)).toBe(false);
  expect(takesReturns({ ...sale, orderState: 'PENDING' }, now, 30)).toBe(false);
  expect(takesReturns({ ...sale, parentId: 'another' }, now, 30)).toBe(false);
  expect(takesReturns({ ...sale, shippingGroup: 'DIGITAL' }, now, 30)).toBe(false);
});

it('is refunded once all of its money is, if there was any', () => {
  expect(isRefunded({ totalCents: 100, refundedCents: 99 })).toBe(false);
  expect(isRefunded({ totalCents: 100, refundedCents: 100 })).toBe(true);
  expect(isRefunded({ totalCents: 0, refundedCents: 0 })).toBe(false);
});

it("splits a line's charge over its units to the cent", () => {
  const line = { grossCents: 1000, taxCents: 74, quantity: 3 };
  const shares = [0, 1, 2].map((before) => shareOfLine(line, before, 1));
  expect(totalOf(shares)).toEqual({ totalCents: 1000, taxCents: 74 });
});
