import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';

/** A bank debit that was asked for: the bank's word comes later. */
export function beginDebit(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const processing: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  };
  world.store.put('charge', charge);
  world.store.put('payment_intent', processing);
  emit(world, 'charge.pending', charge);
  emit(world, 'payment_intent.processing', processing);
}
