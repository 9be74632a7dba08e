import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import { chargeObject } from '../payments/charge-object.ts';
import type { Decline } from '../payments/cards.ts';
import { methodDetails } from '../payments/method-details.ts';
import type { Payer } from '../payments/payer.ts';
import { paymentIntentObject } from '../payments/payment-intent-object.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import { collectPayer, settleCustomer } from './collect-payer.ts';
import { recordDecline } from './record-decline.ts';
import { recordSuccess } from './record-success.ts';

export interface Attempt {
  session: Stripe.Checkout.Session;
  /** Why the customer's bank refused; null where the page is finished. */
  decline: Decline | null;
}

/** One press of the Pay button on an open session. */
export function attemptPayment(
  world: World,
  open: Stripe.Checkout.Session,
  details: CheckoutDetails,
  payer: Payer,
): Attempt {
  const { session, lines } = collectPayer(world, open, details, payer);
  const intent = intentFor(world, session, details);
  const charge = chargeObject(world.clock.now(), world.baseUrl(), {
    amount: intent.amount,
    currency: intent.currency,
    billing_details: {
      address: payer.address,
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: methodDetails(payer.method, intent.amount),
    receipt_email: details.payment.receipt_email,
    shipping: details.payment.shipping,
  });
  const begun = { ...session, payment_intent: intent.id };
  const decline = payer.method.type === 'card' ? payer.method.card.decline : null;
  if (decline) {
    recordDecline(world, intent, charge, decline);
    // The page stays as it was: another card may be tried.
    const still = { ...open, payment_intent: intent.id };
    world.store.put('checkout.session', still);
    return { session: still, decline };
  }
  world.store.put('checkout_details', { ...details, lines });
  const customer = settleCustomer(world, begun, details, payer);
  const complete: Stripe.Checkout.Session = { ...begun, customer, status: 'complete', url: null };
  if (payer.method.type === 'bank') {
    return { session: beginDebit(world, complete, { ...intent, customer }, charge), decline: null };
  }
  recordSuccess(world, { ...intent, customer }, { ...charge, customer });
  const paid: Stripe.Checkout.Session = { ...complete, payment_status: 'paid' };
  world.store.put('checkout.session', paid);
  emit(world, 'checkout.session.completed', paid);
  return { session: paid, decline: null };
}

function intentFor(
  world: World,
  session: Stripe.Checkout.Session,
  { payment }: CheckoutDetails,
): Stripe.PaymentIntent {
  const amount = session.amount_total ?? 0;
  const known = world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (known) return { ...known, amount, last_payment_error: null };
  const intent = paymentIntentObject(world.clock.now(), {
    amount,
    currency: session.currency ?? 'usd',
    customer: idOf(session.customer),
    description: payment.description,
    metadata: payment.metadata,
    receipt_email: payment.receipt_email,
    shipping: payment.shipping,
  });
  world.store.put('payment_intent', intent);
  emit(world, 'payment_intent.created', intent);
  return intent;
}

function beginDebit(
  world: World,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Stripe.Checkout.Session {
  const processing: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  };
  world.store.put('charge', { ...charge, customer: idOf(intent.customer) });
  world.store.put('payment_intent', processing);
  world.store.put('checkout.session', session);
  emit(world, 'charge.pending', charge);
  emit(world, 'payment_intent.processing', processing);
  emit(world, 'checkout.session.completed', session);
  return session;
}
