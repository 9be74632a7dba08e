import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import { collectionUnderWay } from '../invoices/collection.ts';
import { failInvoice } from '../invoices/fail-invoice.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { emptyAccount } from '../payments/cards.ts';
import { noteOutcome } from './payment-outcome.ts';

/**
 * The bank's word on the debit that was to pay a first period.
 * @returns null where nothing is under way on this session
 */
export function settleSubscriptionDebit(
  world: World,
  session: Stripe.Checkout.Session,
  succeeded: boolean,
): Stripe.Checkout.Session | null {
  const invoice = world.store.get('invoice', idOf(session.invoice) ?? '');
  const collection = invoice ? collectionUnderWay(world, invoice.id) : null;
  if (!invoice || !collection) return null;
  if (!succeeded) {
    noteOutcome(world, failInvoice(world, invoice, collection, emptyAccount));
    emit(world, 'checkout.session.async_payment_failed', session);
    return session;
  }
  noteOutcome(world, settleInvoice(world, invoice, collection));
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  world.store.put('checkout.session', paid);
  emit(world, 'checkout.session.async_payment_succeeded', paid);
  return paid;
}
