import { planOrders } from '../../demo/orders/plan-orders.ts';
import type { PlannedOrder, PlannedPayment } from '../../demo/orders/plan.ts';

const LATEST = 28;
/** Of the older ones, one in so many: a browser has to keep them all. */
const THINNED = 12;
const OF_EACH = 2;
const rare: readonly PlannedOrder['orderState'][] = [
  'CANCELLED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURNED',
];

/** The demo's latest payments, some of the older ones, and those whose orders met a rare fate. */
export function somePayments(now: Date): PlannedPayment[] {
  const planned = planOrders(now);
  const older = planned.slice(0, -LATEST).toReversed();
  const chosen = new Set(planned.slice(-LATEST));
  for (const payment of older.filter((_, at) => at % THINNED === 0)) chosen.add(payment);
  for (const state of rare) {
    const met = older.filter(({ orders }) => orders.some((one) => one.orderState === state));
    for (const payment of met.slice(0, OF_EACH)) chosen.add(payment);
  }
  return [...chosen];
}
