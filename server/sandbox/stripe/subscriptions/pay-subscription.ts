import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import type { Attempt } from '../checkout/pay-session.ts';
import type { CheckoutDetails } from '../checkout/price-session.ts';
import { collectPayer, supportedCountry, settleCustomer } from '../checkout/collect-payer.ts';
import { recordDecline } from '../payments/record-payment.ts';
import { emit } from '../events/events.ts';
import {
  beginCollection,
  isCollecting,
  failInvoice,
  settleInvoice,
} from '../invoices/collection.ts';
import { beginDebit, paymentIntentObject } from '../payments/payment-intents.ts';
import { payerCharge } from '../payments/charges.ts';
import { type Decline, emptyAccount, findCard, type Payer } from '../payments/cards.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { InvoiceRecord } from '../invoices/invoice-object.ts';
import type { SubscriptionDetails, SubscriptionRecord } from './subscription-object.ts';
import { changeSubscription, endSubscription } from './change-subscription.ts';

/** Handles a click on the Subscribe button. The subscription starts only with a payment. */
export function attemptSubscription(
  world: World,
  open: Stripe.Checkout.Session,
  details: CheckoutDetails,
  payer: Payer,
): Attempt {
  const country = open.automatic_tax.enabled
    ? (supportedCountry(world, open, details) ?? payer.address.country)
    : null;
  const { session, lines } = collectPayer(world, open, details, payer);
  const decline = payer.method.type === 'card' ? payer.method.card.decline : null;
  if (decline) {
    const rejected = paymentIntentObject(world.clock.now(), {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      customer: idOf(open.customer),
      description: 'Subscription creation',
    });
    emit(world, 'payment_intent.created', rejected);
    recordDecline(world, rejected, payerCharge(world, rejected, payer), decline);
    return { session: open, problem: decline.message };
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
  return { session: complete, problem: null };
}

/** Tries to collect an invoice from the saved card. */
export function collectInvoice(
  world: World,
  invoice: InvoiceRecord,
  { payer, renewals }: SubscriptionDetails,
): InvoiceRecord {
  const collection = invoice.amount_due === 0 ? null : beginCollection(world, invoice, payer);
  const outcome =
    collection && renewals === 'fail'
      ? failInvoice(world, invoice, collection, rejection())
      : settleInvoice(world, invoice, collection);
  recordOutcome(world, outcome);
  return outcome;
}

function rejection(): Decline {
  const decline = findCard('4000000000000002')?.decline;
  if (!decline) throw new Error('no test card is declined');
  return decline;
}

export function subscriptionOf(
  world: World,
  invoice: InvoiceRecord,
): SubscriptionRecord | undefined {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return world.store.get('subscription', id ?? '');
}

/** Updates a subscription after its invoice was paid or declined. */
function recordOutcome(world: World, invoice: InvoiceRecord): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  if (invoice.status === 'paid') {
    const isLatest = idOf(subscription.latest_invoice) === invoice.id;
    if (isLatest) changeSubscription(world, subscription, { status: 'active' });
    return;
  }
  if (subscription.status === 'incomplete') return;
  const late = changeSubscription(world, subscription, { status: 'past_due' });
  if (invoice.next_payment_attempt === null) {
    endSubscription(world, late, { reason: 'payment_failed' });
  }
}

/**
 * Applies the bank's decision on the debit for a first period.
 * @returns null if nothing is pending for this session
 */
export function settleSubscriptionDebit(
  world: World,
  session: Stripe.Checkout.Session,
  succeeded: boolean,
): Stripe.Checkout.Session | null {
  const invoice = world.store.get('invoice', idOf(session.invoice) ?? '');
  const collection = invoice ? isCollecting(world, invoice.id) : null;
  if (!invoice || !collection) return null;
  if (!succeeded) {
    recordOutcome(world, failInvoice(world, invoice, collection, emptyAccount));
    emit(world, 'checkout.session.async_payment_failed', session);
    return session;
  }
  recordOutcome(world, settleInvoice(world, invoice, collection));
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  world.store.put('checkout.session', paid);
  emit(world, 'checkout.session.async_payment_succeeded', paid);
  return paid;
}
