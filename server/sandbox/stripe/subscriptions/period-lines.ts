import type { World } from '../../world.ts';
import { productOf } from '../checkout/line-items.ts';
import type { InvoiceInput } from '../invoices/create-invoice.ts';
import { periodWords } from './period-words.ts';
import { money } from '../pages/money.ts';
import type { PendingLine } from './subscription-details.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** What a subscription costs for the period its items are in. */
export function periodLines(world: World, subscription: SubscriptionRecord): InvoiceInput['lines'] {
  return subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1;
    const amount = item.price.unit_amount ?? 0;
    const name = productOf(world, item.price)?.name ?? 'Subscription';
    const each = `${money(amount, item.price.currency)} ${periodWords(item.price.recurring)}`;
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

/** Credits and charges of changed plans as an invoice has them. */
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
