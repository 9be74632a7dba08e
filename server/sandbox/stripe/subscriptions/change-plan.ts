import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import type { PriceRecord } from '../catalog/prices.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { taxCountry } from './begin-subscription.ts';
import { changeSubscription } from './change-subscription.ts';
import { collectInvoice } from './pay-subscription.ts';
import {
  detailsOf,
  type ItemRecord,
  type PendingLine,
  planOf,
  type SubscriptionRecord,
} from './subscription-object.ts';
import { invoiceLines, periodEnd, periodLines } from './period.ts';

export interface PlanChange {
  /** The subscription item's id. */
  item: string;
  price: PriceRecord | null;
  quantity: number | null;
}

export interface PlanOptions {
  /**
   * Whether the rest of the period is settled immediately, with the next invoice, or not at all.
   */
  prorate: 'always_invoice' | 'create_prorations' | 'none';
}

/**
 * Changes the prices of a subscription. A different interval starts a new period, paid now. With
 * the same interval the period stays, and the rest of it is settled as requested.
 */
export function changePlan(
  world: World,
  subscription: SubscriptionRecord,
  changes: PlanChange[],
  { prorate }: PlanOptions,
): SubscriptionRecord {
  const now = world.clock.now();
  for (const { item } of changes) {
    if (!subscription.items.data.some(({ id }) => id === item)) {
      throw noSuch('subscription item', item, 'items[0][id]');
    }
  }
  const items = subscription.items.data.map((item) => changedItem(item, changes));
  const restarts = items.some((item, at) => !sameRhythm(item, subscription.items.data[at]));
  const moved = restarts ? items.map((item) => restarted(item, now)) : items;
  const changed = changeSubscription(world, subscription, {
    items: { ...subscription.items, data: moved },
    ...(restarts ? { billing_cycle_anchor: now } : {}),
    ...(subscription.cancel_at !== null && restarts
      ? { cancel_at: Math.min(...moved.map((item) => item.current_period_end)) }
      : {}),
  });
  const settled =
    prorate === 'none' ? [] : prorations(subscription, changed, { now, credits: restarts });
  const details = detailsOf(world, subscription);
  const pending = [...details.pending, ...settled];
  if (!restarts && (prorate !== 'always_invoice' || pending.length === 0)) {
    world.store.put('subscription_details', { ...details, pending });
    return changed;
  }
  world.store.put('subscription_details', { ...details, pending: [] });
  const invoice = createInvoice(world, changed, {
    reason: 'subscription_update',
    lines: [
      ...invoiceLines(world, changed, pending),
      ...(restarts ? periodLines(world, changed) : []),
    ],
    country: taxCountry(world, changed, details.payer),
  });
  const billed = changeSubscription(world, changed, { latest_invoice: invoice.id });
  collectInvoice(world, invoice, details);
  return world.store.get('subscription', billed.id) ?? billed;
}

function changedItem(item: ItemRecord, changes: PlanChange[]): ItemRecord {
  const change = changes.find((candidate) => candidate.item === item.id);
  if (!change) return item;
  const price = change.price ?? item.price;
  return { ...item, price, plan: planOf(price), quantity: change.quantity ?? item.quantity ?? 1 };
}

function sameRhythm({ price }: ItemRecord, before: ItemRecord | undefined): boolean {
  const was = before?.price.recurring;
  return (
    was?.interval === price.recurring?.interval &&
    was?.interval_count === price.recurring?.interval_count
  );
}

function restarted(item: ItemRecord, now: number): ItemRecord {
  return {
    ...item,
    current_period_start: now,
    current_period_end: periodEnd(now, now, item.price.recurring),
  };
}

/**
 * Returns the credit and the charge for the rest of the period after a change, to the second.
 * @param credits return only the credit, because the new price is paid for a whole period
 */
function prorations(
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

/** Returns the part of the period that is left, between 0 and 1. */
function restOf(item: ItemRecord, now: number): number {
  const length = item.current_period_end - item.current_period_start;
  return Math.min(1, Math.max(0, (item.current_period_end - now) / length));
}

/** Returns a price that can be subscribed to. */
export function recurringPrice(world: World, id: string, param: string): PriceRecord {
  const price = world.store.get('price', id);
  if (!price) throw noSuch('price', id, param);
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with ` +
        '`type=recurring`.',
      param,
    );
  }
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      param,
    );
  }
  return price;
}
