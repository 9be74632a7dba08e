import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import { emptyAccount } from '../payments/cards.ts';
import { settleSubscriptionDebit } from '../subscriptions/settle-subscription-debit.ts';
import { recordDecline } from './record-decline.ts';
import { recordSuccess } from './record-success.ts';

/**
 * The bank's word on a debit that was under way.
 * @returns null where nothing is under way on this session
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
