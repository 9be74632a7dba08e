import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { intentOfInvoice } from '../invoices/collection.ts';

/** The payment a page led to: its own, or its first invoice's where it began a subscription. */
export function intentOfSession(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  if (session.mode === 'subscription') return intentOfInvoice(world, idOf(session.invoice) ?? '');
  return world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
}
