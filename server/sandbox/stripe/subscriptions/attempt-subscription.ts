import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { Attempt } from '../checkout/attempt-payment.ts';
import type { CheckoutDetails } from '../checkout/checkout-details.ts';
import { collectPayer, settleCustomer } from '../checkout/collect-payer.ts';
import { knownCountry } from '../checkout/known-country.ts';
import { recordDecline } from '../checkout/record-decline.ts';
import { emit } from '../events/emit.ts';
import { beginCollection } from '../invoices/collection.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { beginDebit } from '../payments/begin-debit.ts';
import { payerCharge } from '../payments/payer-charge.ts';
import type { Payer } from '../payments/payer.ts';
import { paymentIntentObject } from '../payments/payment-intent-object.ts';
import { beginSubscription } from './begin-subscription.ts';

/** One press of the Subscribe button: the subscription begins only with a payment. */
export function attemptSubscription(
  world: World,
  open: Stripe.Checkout.Session,
  details: CheckoutDetails,
  payer: Payer,
): Attempt {
  const country = open.automatic_tax.enabled
    ? (knownCountry(world, open, details) ?? payer.address.country)
    : null;
  const { session, lines } = collectPayer(world, open, details, payer);
  const decline = payer.method.type === 'card' ? payer.method.card.decline : null;
  if (decline) {
    const refused = paymentIntentObject(world.clock.now(), {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      customer: idOf(open.customer),
      description: 'Subscription creation',
    });
    emit(world, 'payment_intent.created', refused);
    recordDecline(world, refused, payerCharge(world, refused, payer), decline);
    return { session: open, decline };
  }
  const customer = settleCustomer(world, session, details, payer);
  if (customer === null) throw new Error('a subscription needs a customer');
  world.store.put('checkout_details', { ...details, lines });
  const byBank = payer.method.type === 'bank';
  const { subscription, invoice } = beginSubscription(world, {
    customer,
    items: lines.map(({ price, quantity, metadata }) => ({
      price,
      quantity: quantity ?? 1,
      metadata: metadata ?? {},
    })),
    given: {
      ...details.subscription,
      automatic_tax: {
        disabled_reason: null,
        enabled: session.automatic_tax.enabled,
        liability: session.automatic_tax.liability,
      },
      status: byBank ? 'incomplete' : 'active',
    },
    payer,
    renewals: 'succeed',
    country,
  });
  const collection = beginCollection(world, invoice, payer);
  const complete: Stripe.Checkout.Session = {
    ...session,
    customer,
    invoice: invoice.id,
    subscription: subscription.id,
    status: 'complete',
    url: null,
    payment_status: byBank ? 'unpaid' : 'paid',
  };
  if (byBank) beginDebit(world, collection.intent, collection.charge);
  else settleInvoice(world, invoice, collection);
  world.store.put('checkout.session', complete);
  emit(world, 'checkout.session.completed', complete);
  return { session: complete, decline: null };
}
