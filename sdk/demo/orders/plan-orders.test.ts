import { beforeAll, expect, test } from 'vitest';
import { catalogs } from '../catalogs/all-catalogs.ts';
import { customers, firstCustomer } from '../people.ts';
import { sum } from './basket.ts';
import { planOrders } from './plan-orders.ts';
import type { PlannedOrder, PlannedPayment } from './plan.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const DAY = 86_400_000;
let payments: PlannedPayment[];
let orders: PlannedOrder[];

beforeAll(() => {
  payments = planOrders(NOW);
  orders = payments.flatMap((payment) => payment.orders);
});

test('300 orders lie within the last 90 days, in chronological order', () => {
  expect(orders.filter(({ parentId }) => parentId === null).length).toBeGreaterThanOrEqual(300);
  const times = payments.map(({ paidAt }) => paidAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 90 * DAY);
  expect(Math.max(...times)).toBeGreaterThan(NOW.getTime() - 15 * 60_000);
});

test('orders cover every state', () => {
  const states = new Set(orders.map(({ orderState }) => orderState));
  expect([...states].toSorted()).toEqual([
    'CANCELLED',
    'PENDING',
    'PICKED',
    'PROCESSING',
    'REFUNDED',
    'RETURNED',
    'RETURN_REQUESTED',
    'SHIPPED',
  ]);
});

test('the same time gives the same plan', () => {
  expect(planOrders(NOW)).toEqual(payments);
});

test('order ids are UUIDv4 and differ in their first eight characters', () => {
  const heads = orders.map(({ orderId }) => orderId.slice(0, 8));
  expect(new Set(heads).size).toBe(orders.length);
  for (const { orderId } of orders) {
    expect(orderId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('lines, orders and payments add up to the cent', () => {
  for (const order of orders) {
    for (const line of order.lines) {
      expect(line.grossCents).toBe(
        line.unitCents * line.quantity - line.discountCents + line.taxCents,
      );
    }
    expect(order.totalCents).toBe(sum(order.lines.map((l) => l.grossCents)) + order.shippingCents);
    expect(order.refundedCents).toBe(sum(order.refunds.map((refund) => refund.amountCents)));
    expect(order.refundedCents).toBeLessThanOrEqual(order.totalCents);
  }
  for (const payment of payments) {
    const parents = payment.orders.filter(({ parentId }) => parentId === null);
    expect(payment.totalCents).toBe(sum(parents.map(({ totalCents }) => totalCents)));
    expect(payment.shippingCents).toBe(sum(parents.map(({ shippingCents }) => shippingCents)));
    expect(payment.refundedCents).toBe(sum(payment.orders.map((order) => order.refundedCents)));
    expect(payment.refundedCents).toBeLessThanOrEqual(payment.totalCents);
  }
});

test('a history starts with the first state, has no gaps, ends with the current state, and is in the past', () => {
  for (const { history, orderState, createdAt } of orders) {
    expect(history[0]?.from).toBeNull();
    expect(history.at(-1)?.to).toBe(orderState);
    for (const [i, move] of history.entries()) {
      if (i > 0) expect(move.from).toBe(history[i - 1]?.to);
      expect(move.at.getTime()).toBeGreaterThanOrEqual((history[i - 1]?.at ?? createdAt).getTime());
      expect(move.at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  }
});

test('a return belongs to a shipped, physical order and contains no more than was bought', () => {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  for (const back of orders.filter(({ parentId }) => parentId !== null)) {
    const parent = byId.get(back.parentId ?? '');
    expect(parent?.orderState).toBe('SHIPPED');
    expect(parent?.group).not.toBe('DIGITAL');
    for (const line of back.lines) {
      const bought = parent?.lines.find((own) => own.catalogItemId === line.catalogItemId);
      expect(line.quantity).toBeLessThanOrEqual(bought?.quantity ?? 0);
    }
  }
});

test('only shipped orders have a tracking number', () => {
  for (const order of orders) {
    const left = order.parentId === null && ['SHIPPED', 'REFUNDED'].includes(order.orderState);
    expect(order.trackingNumber !== null, order.orderId).toBe(left && order.group !== 'DIGITAL');
  }
});

test('every line names an item of the shop, every payment a customer other than the first', () => {
  const known = new Set(
    catalogs.flatMap(({ catalogId, items }) =>
      items.map(({ catalogItemId }) => `${catalogId}/${catalogItemId}`),
    ),
  );
  for (const { catalogId, catalogItemId } of orders.flatMap(({ lines }) => lines)) {
    expect(known).toContain(`${catalogId}/${catalogItemId}`);
  }
  const emails = new Set(customers.map(({ email }) => email));
  for (const { email } of payments) {
    expect(emails).toContain(email);
    expect(email).not.toBe(firstCustomer.email);
  }
});
