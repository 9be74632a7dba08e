import type { PendingLine } from './subscription-details.ts';
import type { ItemRecord, SubscriptionRecord } from './subscription-record.ts';

/**
 * What is given back and what is owed for the rest of the period after a change, by the second.
 * @param credits only what is given back: the new price is then paid for a whole period
 */
export function prorations(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { now, credits }: { now: number; credits: boolean },
): PendingLine[] {
  return before.items.data.flatMap((old) => {
    const item = after.items.data.find(({ id }) => id === old.id);
    if (!item || (item.price.id === old.price.id && item.quantity === old.quantity)) return [];
    const period = { start: now, end: old.current_period_end };
    const unused = { ...line(old, restOf(old, now), period), description: 'Unused time' };
    const credit = { ...unused, amount: -unused.amount };
    if (credits) return [credit];
    return [credit, { ...line(item, restOf(old, now), period), description: 'Remaining time' }];
  });
}

function line(
  { price, quantity }: ItemRecord,
  share: number,
  period: PendingLine['period'],
): Omit<PendingLine, 'description'> {
  const amount = Math.round((price.unit_amount ?? 0) * (quantity ?? 1) * share);
  return { amount, price: price.id, period };
}

/** How much of the period is left, between 0 and 1. */
function restOf(item: ItemRecord, now: number): number {
  const length = item.current_period_end - item.current_period_start;
  return Math.min(1, Math.max(0, (item.current_period_end - now) / length));
}
