import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { emit } from '../events/events.ts';
import { beginDebit, paymentIntentObject } from '../payments/payment-intents.ts';
import { emptyAccount, type Payer } from '../payments/cards.ts';
import { payerCharge } from '../payments/charges.ts';
import { attemptSubscription, settleSubscriptionDebit } from '../subscriptions/pay-subscription.ts';
import type { CheckoutDetails, LineRecord } from './price-session.ts';
import { collectPayer, settleCustomer } from './collect-payer.ts';
import { recordDecline, recordSuccess } from '../payments/record-payment.ts';
import { redeem, hasUsesLeft } from '../discounts/redeem.ts';

export interface Attempt {
  session: Stripe.Checkout.Session;
  /** Why this payment failed, for the customer; null if the page is finished. */
  problem: string | null;
}

/** Handles a click on the Pay button of an open session. */
export function attemptPayment(
  world: World,
  open: Stripe.Checkout.Session,
  details: CheckoutDetails,
  payer: Payer,
): Attempt {
  if (open.mode === 'subscription') return attemptSubscription(world, open, details, payer);
  if (!hasUsesLeft(world, details.discount)) return { session: open, problem: NO_USE_LEFT };
  const { session, lines } = collectPayer(world, open, details, payer);
  if (session.amount_total === 0) return completeForNothing(world, session, details, lines, payer);
  const intent = intentFor(world, session, details);
  const charge = payerCharge(world, intent, payer);
  const begun = { ...session, payment_intent: intent.id };
  const decline = payer.method.type === 'card' ? payer.method.card.decline : null;
  if (decline) {
    recordDecline(world, intent, charge, decline);
    // The session stays open, so that the customer can try another card.
    const still = { ...open, payment_intent: intent.id };
    world.store.put('checkout.session', still);
    return { session: still, problem: decline.message };
  }
  redeem(world, details.discount);
  world.store.put('checkout_details', { ...details, lines });
  const customer = settleCustomer(world, begun, details, payer);
  const complete: Stripe.Checkout.Session = { ...begun, customer, status: 'complete', url: null };
  if (payer.method.type === 'bank') {
    world.store.put('checkout.session', complete);
    beginDebit(world, { ...intent, customer }, { ...charge, customer });
    emit(world, 'checkout.session.completed', complete);
    return { session: complete, problem: null };
  }
  recordSuccess(world, { ...intent, customer }, { ...charge, customer });
  const paid: Stripe.Checkout.Session = { ...complete, payment_status: 'paid' };
  world.store.put('checkout.session', paid);
  emit(world, 'checkout.session.completed', paid);
  return { session: paid, problem: null };
}

const NO_USE_LEFT = 'This discount has been used up. Go back to the shop to order without it.';

/** Completes a session that has nothing to pay and so no payment, when the customer confirms. */
function completeForNothing(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  lines: LineRecord[],
  payer: Payer,
): Attempt {
  redeem(world, details.discount);
  world.store.put('checkout_details', { ...details, lines });
  const complete: Stripe.Checkout.Session = {
    ...session,
    customer: settleCustomer(world, session, details, payer),
    payment_status: 'no_payment_required',
    status: 'complete',
    url: null,
  };
  world.store.put('checkout.session', complete);
  emit(world, 'checkout.session.completed', complete);
  return { session: complete, problem: null };
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

/**
 * Applies the bank's decision on a pending debit.
 * @returns null if nothing is pending for this session
 */
export function settleDebit(
  world: World,
  session: Stripe.Checkout.Session,
  succeeded: boolean,
): Stripe.Checkout.Session | null {
  if (session.mode === 'subscription') return settleSubscriptionDebit(world, session, succeeded);
  const intent = world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  if (!intent || !charge || intent.status !== 'processing') return null;
  if (!succeeded) {
    recordDecline(world, intent, charge, emptyAccount);
    emit(world, 'checkout.session.async_payment_failed', session);
    return session;
  }
  recordSuccess(world, intent, charge);
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  world.store.put('checkout.session', paid);
  emit(world, 'checkout.session.async_payment_succeeded', paid);
  return paid;
}
