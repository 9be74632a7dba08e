import { invalidRequest, noSuch, StripeFailure } from '../api/failure.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import { samplePayer } from '../control/test-payer.ts';
import { beginSubscription } from './begin-subscription.ts';
import { collectInvoice } from './collect-invoice.ts';
import { recurringPrice } from './recurring-price.ts';
import { createParams } from './subscription-params.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { paidUntil, scheduledEnd } from './scheduled-end.ts';

/** The provider's test means that are taken and then refused at every payment. */
const FAILING = new Set(['pm_card_chargeCustomerFail', 'pm_card_chargeDeclined']);

/** A subscription somebody makes without a page; it is paid with the card on file. */
export function createSubscription({ world, params: form }: StripeCall): SubscriptionRecord {
  const params = parseParams(createParams, form);
  const customer = world.store.get('customer', params.customer);
  if (!customer) throw noSuch('customer', params.customer, 'customer');
  const items = params.items.map((item, index) => ({
    price: recurringPrice(world, item.price, `items[${index}][price]`),
    quantity: item.quantity ?? 1,
    metadata: item.metadata ?? {},
  }));
  const rhythms = new Set(items.map(({ price }) => JSON.stringify(price.recurring)));
  if (rhythms.size > 1) {
    throw invalidRequest('All prices on a subscription must have the same interval.', 'items');
  }
  const payer = samplePayer(customer);
  const taxed = params.automatic_tax?.enabled ?? false;
  const begun = beginSubscription(world, {
    customer: customer.id,
    items,
    given: {
      automatic_tax: {
        disabled_reason: null,
        enabled: taxed,
        liability: taxed ? { type: 'self' } : null,
      },
      default_payment_method: params.default_payment_method ?? null,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      status: 'incomplete',
    },
    payer,
    renewals: FAILING.has(params.default_payment_method ?? '') ? 'fail' : 'succeed',
    country: taxed ? (customer.address?.country ?? payer.address.country) : null,
  });
  if (params.cancel_at_period_end) {
    world.store.put('subscription', {
      ...begun.subscription,
      ...scheduledEnd(world, begun.subscription, {
        at: paidUntil(begun.subscription),
        withPeriod: true,
      }),
    });
  }
  if (params.payment_behavior !== 'default_incomplete') {
    const invoice = collectInvoice(world, begun.invoice, begun.details);
    if (invoice.status !== 'paid' && params.payment_behavior === 'error_if_incomplete') {
      const message = 'Your card was declined.';
      throw new StripeFailure(402, { type: 'card_error', code: 'card_declined', message });
    }
  }
  return world.store.get('subscription', begun.subscription.id) ?? begun.subscription;
}
