import type { World } from '../../world.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { taxCountry } from './begin-subscription.ts';
import { changeSubscription } from './change-subscription.ts';
import { collectInvoice } from './collect-invoice.ts';
import { periodEnd } from './period.ts';
import { invoiceLines, periodLines } from './period-lines.ts';
import { paidUntil } from './scheduled-end.ts';
import { detailsOf } from './subscription-details.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** The next period begins: it is invoiced and collected. */
export function renewSubscription(world: World, subscription: SubscriptionRecord): void {
  const start = paidUntil(subscription);
  const moved: SubscriptionRecord = {
    ...subscription,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        current_period_start: start,
        current_period_end: periodEnd(
          subscription.billing_cycle_anchor,
          start,
          item.price.recurring,
        ),
      })),
    },
  };
  const details = detailsOf(world, subscription);
  const invoice = createInvoice(world, moved, {
    reason: 'subscription_cycle',
    lines: [...invoiceLines(world, moved, details.pending), ...periodLines(world, moved)],
    country: taxCountry(world, moved, details.payer),
  });
  world.store.put('subscription_details', { ...details, pending: [] });
  changeSubscription(world, subscription, { items: moved.items, latest_invoice: invoice.id });
  collectInvoice(world, invoice, details);
}
