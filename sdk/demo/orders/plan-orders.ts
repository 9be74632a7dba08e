import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { customers, firstCustomer } from '../people.ts';
import { seededRandom } from '../seeded-random.ts';
import { fillBasket, sum } from './basket.ts';
import { onBuyingDay } from './buying-days.ts';
import { expectedShipping, liveLife, stateText } from './life.ts';
import type { Fate } from './life.ts';
import type { PlannedLine, PlannedOrder, PlannedPayment, ShippingGroup } from './plan.ts';
import { planReturn } from './returns.ts';

const DAY = 86_400_000;
const SPAN_DAYS = 89;
/** Minutes since payment of the latest orders, so that there is always something new to pick. */
const LATEST = [
  6, 24, 55, 90, 150, 240, 380, 540, 700, 850, 1000, 1150, 1300, 1500, 1700, 2000, 2300,
];
export const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '8431' },
] as const;

/**
 * Plans the demo shop's past: payments over the 90 days before `now`, oldest first, with `count`
 * orders or a few more, not counting returns. The same `now` gives the same plan.
 */
export function planOrders(now: Date, count = 300): PlannedPayment[] {
  const freshId = uniqueIds(seededRandom(1605));
  const buyers = customers.filter((person) => person !== firstCustomer);
  const payments: PlannedPayment[] = [];
  for (let orders = 0; orders < count;) {
    const latest = LATEST[payments.length];
    // Each has its own random numbers, so the purchases don't depend on the day.
    const random = seededRandom(31_000 + payments.length);
    const buyer = buyers[Math.floor(random() ** 1.4 * buyers.length)];
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    const paidAt =
      latest === undefined
        ? onBuyingDay(seededRandom(217_000 + payments.length), (draw) =>
            ago(0.6 + draw() ** 1.15 * (SPAN_DAYS - 0.6)),
          )
        : new Date(now.getTime() - latest * 60_000);
    const payment = planPayment(random, freshId, paidAt, now, latest !== undefined);
    orders += payment.orders.filter(({ parentId }) => parentId === null).length;
    payments.push({ ...payment, email: buyer?.email ?? '' });
  }
  payments.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  return payments.map((payment, i) => ({
    ...payment,
    key: `demo${String(i + 1).padStart(4, '0')}`,
  }));
}

function planPayment(
  random: () => number,
  freshId: () => string,
  paidAt: Date,
  now: Date,
  untouched: boolean,
): PlannedPayment {
  const groups = [...fillBasket(random)].toSorted(([a], [b]) => rank(a) - rank(b));
  const physical = groups.some(([group]) => group !== DIGITAL_GROUP);
  const express = random() < 0.22;
  const freight = groups.some(([group]) => group === 'FREIGHT');
  const shippingCents = physical ? (freight ? (express ? 7900 : 3900) : express ? 2495 : 995) : 0;
  const orders = groups.flatMap(([group, lines], i) => {
    const outcome = untouched ? 'ordinary' : decide(random());
    const order = planOrder(
      random,
      freshId(),
      group,
      lines,
      i === 0 ? shippingCents : 0,
      paidAt,
      now,
      outcome,
    );
    const sendsBack = order.orderState === 'SHIPPED' && group !== DIGITAL_GROUP && random() < 0.11;
    const back = sendsBack ? planReturn(random, freshId(), order, now) : null;
    const returns = back ? [back] : [];
    return [{ ...order, state: stateText(order, returns) }, ...returns];
  });
  const parents = orders.filter(({ parentId }) => parentId === null);
  return {
    key: '',
    email: '',
    paidAt,
    card: CARDS[Math.floor(random() * CARDS.length)] ?? CARDS[0],
    code: null,
    shippingPreference: physical ? (express ? 'Express' : 'Standard') : null,
    taxCents: sum(parents.map((order) => order.taxCents)),
    shippingCents,
    totalCents: sum(parents.map((order) => order.totalCents)),
    refundedCents: sum(orders.map((order) => order.refundedCents)),
    orders,
  };
}

/** Shipping is charged on the first order, so physical groups come first. */
function rank(group: ShippingGroup): number {
  return ['PARCEL', 'FREIGHT', DIGITAL_GROUP].indexOf(group);
}

function decide(chance: number): Fate {
  return chance < 0.06 ? 'cancelled' : chance < 0.1 ? 'refunded' : 'ordinary';
}

export function planOrder(
  random: () => number,
  orderId: string,
  group: ShippingGroup,
  lines: PlannedLine[],
  shippingCents: number,
  paidAt: Date,
  now: Date,
  outcome: Fate,
): PlannedOrder {
  const life = liveLife(random, group, paidAt, now, outcome);
  const goods = sum(lines.map((line) => line.grossCents));
  const last = life.history.at(-1);
  const canceled = life.orderState === 'CANCELLED';
  const refundedCents = canceled
    ? goods + shippingCents
    : life.orderState === 'REFUNDED'
      ? goods
      : 0;
  const reason = canceled ? ('cancelled' as const) : ('goodwill' as const);
  return {
    orderId,
    parentId: null,
    returnReason: null,
    group,
    orderState: life.orderState,
    state: life.orderState,
    lines,
    taxCents: sum(lines.map((line) => line.taxCents)),
    shippingCents,
    totalCents: goods + shippingCents,
    refundedCents,
    refunds: refundedCents > 0 && last ? [{ at: last.at, amountCents: refundedCents, reason }] : [],
    createdAt: paidAt,
    modifiedAt: last?.at ?? paidAt,
    expectedShippingAt: group === DIGITAL_GROUP ? null : expectedShipping(paidAt),
    shippedAt: life.shippedAt,
    trackingNumber: life.trackingNumber,
    history: life.history,
  };
}

/** Creates UUIDv4s from the plan's own random numbers. The first eight characters are unique. */
export function uniqueIds(random: () => number): () => string {
  const taken = new Set<string>();
  const hex = (length: number): string =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return () => {
    let head = hex(8);
    while (taken.has(head)) head = hex(8);
    taken.add(head);
    return `${head}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  };
}
