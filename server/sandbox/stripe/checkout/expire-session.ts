import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import { idOf } from '../api/given.ts';

/** Closes an open session for good. */
export function expireSession(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  world.store.put('checkout.session', expired);
  const intent = world.store.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: world.clock.now(),
      cancellation_reason: 'automatic',
    };
    world.store.put('payment_intent', canceled);
    emit(world, 'payment_intent.canceled', canceled);
  }
  emit(world, 'checkout.session.expired', expired);
  return expired;
}

/** Whether an open session's time is over on the provider's clock. */
export function isDue(world: World, { id, status }: Stripe.Checkout.Session): boolean {
  const deadline = world.store.get('checkout_details', id)?.deadline;
  return status === 'open' && deadline !== undefined && deadline <= world.clock.now();
}

/** Closes every session whose time is over on the provider's clock. */
export function expireDueSessions(world: World): void {
  const open = world.store.list('checkout.session', { limit: 100_000, where: { status: 'open' } });
  const due = open.filter((session) => isDue(world, session));
  if (due.length === 0) return;
  world.store.transaction(() => {
    for (const session of due) expireSession(world, session);
  });
  world.webhooks.wake();
}
