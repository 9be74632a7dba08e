import { expect, test } from 'vitest';
import { paidTogether } from './paid-together.ts';

const order = (
  orderId: string,
  paymentIntentId: string | null,
  parentId: string | null = null,
) => ({
  orderId,
  parentId,
  paymentIntentId,
  invoices: [],
});

const ids = (...orders: ReturnType<typeof order>[]) =>
  paidTogether(orders).map((group) => group.map(({ orderId }) => orderId));

test('orders of one payment are grouped, those of others and returns are not', () => {
  expect(
    ids(order('a', 'pi_1'), order('b', 'pi_1'), order('c', 'pi_2'), order('d', 'pi_2', 'c')),
  ).toEqual([['a', 'b'], ['c'], ['d']]);
});

test('orders that cost nothing are grouped by their invoice', () => {
  const invoice = {
    id: 'i',
    number: 'INV-000001',
    kind: 'INVOICE' as const,
    dateIssued: '2026-11-02T09:30:00.000Z',
    total: 0,
  };
  const free = [order('a', null), order('b', null)].map((one) => ({ ...one, invoices: [invoice] }));
  expect(paidTogether(free)).toHaveLength(1);
  expect(ids(order('c', null), order('d', null))).toEqual([['c'], ['d']]);
});
