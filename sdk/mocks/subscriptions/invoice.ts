import { isPaying } from '../../domain/subscriptions/access.ts';
import type { InvoicePage } from '../../demo/provider-pages/invoice-view.ts';
import { intervalsAfter } from '../../demo/subscriptions/intervals.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/find-record.ts';
import { chargeOf } from '../checkout/prices.ts';
import type { ShopState, Subscription } from '../state.ts';
import { intervalOf } from './periods.ts';

/** Returns the provider's invoice page for the latest period, as served at `origin`. */
export function answerInvoice(
  state: ShopState,
  subscription: Subscription,
  origin: string,
): components['schemas']['SubscriptionInvoice'] {
  const { number, created, total, paid } = invoicePageOf(state, subscription);
  const url = `${origin}/mock/invoice?subscription=${subscription.id}`;
  return { number, dateIssued: new Date(created * 1000).toISOString(), total, paid, url };
}

export function invoicePageOf(state: ShopState, subscription: Subscription): InvoicePage {
  const { id, userId, email, dateCreated, currentPeriodEnd } = subscription;
  const person = state.people.find((one) => one.userId === userId);
  const price = knownItem(state, subscription)?.price ?? 0;
  const line = { ...subscription, quantity: 1, price, discount: 0 };
  const charge = chargeOf(state, line, person?.address?.country ?? 'US');
  const end = Date.parse(currentPeriodEnd ?? dateCreated) / 1000;
  const renews = currentPeriodEnd !== null && isPaying(subscription);
  return {
    number: `${id.slice(-8).toUpperCase()}-0001`,
    created: renews ? intervalsAfter(end, -1, intervalOf(state, subscription)) : end,
    customer: `${person?.firstName ?? ''} ${person?.lastName ?? ''} ${person?.email ?? email}`,
    lines: [{ description: line.title, amount: charge.grossCents - charge.taxCents }],
    tax: charge.taxCents,
    total: charge.grossCents,
    currency: 'usd',
    paid: isPaying(subscription),
    pdf: null,
  };
}
