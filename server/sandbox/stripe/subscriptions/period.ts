import { intervalsAfter, type Interval } from '@spindle/sdk/demo/subscriptions/intervals';
import type { World } from '../../world.ts';
import { productOf } from '../checkout/price-session.ts';
import type { InvoiceInput } from '../invoices/create-invoice.ts';
import { money, periodText } from '@spindle/sdk/demo/provider-pages/amounts';
import type { PendingLine, SubscriptionRecord } from './subscription-object.ts';

const DAY = 24 * 60 * 60;

const LONGEST_DAYS: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

const MONTHLY: Interval = { interval: 'month', interval_count: 1 };

/**
 * Returns the end of the period that begins at `start`, counted from the anchor so that days never
 * drift.
 */
export function periodEnd(anchor: number, start: number, rhythm: Interval | null): number {
  const every = rhythm ?? MONTHLY;
  const longest = (LONGEST_DAYS[every.interval] ?? 31) * every.interval_count * DAY;
  let count = Math.max(1, Math.floor((start - anchor) / longest));
  while (intervalsAfter(anchor, count, every) <= start) count += 1;
  return intervalsAfter(anchor, count, every);
}

/** Returns the invoice lines of a subscription for its items' current period. */
export function periodLines(world: World, subscription: SubscriptionRecord): InvoiceInput['lines'] {
  return subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1;
    const amount = item.price.unit_amount ?? 0;
    const name = productOf(world, item.price)?.name ?? 'Subscription';
    const each = `${money(amount, item.price.currency)} ${periodText(item.price.recurring)}`;
    return {
      description: `${quantity} × ${name} (at ${each})`,
      price: item.price,
      quantity,
      amount: amount * quantity,
      period: { start: item.current_period_start, end: item.current_period_end },
      proration: false,
      item: item.id,
    };
  });
}

/** Returns the pending credits and charges of plan changes as invoice lines. */
export function invoiceLines(
  world: World,
  subscription: SubscriptionRecord,
  pending: PendingLine[],
): InvoiceInput['lines'] {
  const [item] = subscription.items.data;
  return pending.flatMap(({ description, amount, price: id, period }) => {
    const price = world.store.get('price', id);
    if (!price || !item) return [];
    const name = productOf(world, price)?.name ?? 'Subscription';
    return {
      description: `${description} on ${name}`,
      price,
      quantity: 1,
      amount,
      period,
      proration: true,
      item: item.id,
    };
  });
}
