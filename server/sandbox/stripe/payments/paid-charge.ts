import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/given.ts';

interface Named {
  charge?: string | undefined;
  payment_intent?: string | undefined;
}

/** The charge that is meant, by its id or its payment's; it has to have gone through. */
export function paidCharge(world: World, params: Named): Stripe.Charge {
  if (params.charge === undefined && params.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = world.store.get('payment_intent', params.payment_intent ?? '');
  if (params.payment_intent !== undefined && !intent) {
    throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  }
  const id = params.charge ?? idOf(intent?.latest_charge) ?? '';
  const charge = world.store.get('charge', id) ?? chargeOf(world, intent?.id);
  if (params.charge !== undefined && !charge) throw noSuch('charge', params.charge, 'charge');
  if (!charge || charge.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent?.id ?? id}) does not have a successful charge to refund.`,
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  }
  return charge;
}

/** Imported payments may not say which charge is theirs. */
function chargeOf(world: World, intent: string | undefined): Stripe.Charge | undefined {
  if (intent === undefined) return undefined;
  return world.store.list('charge', { limit: 1, where: { payment_intent: intent } })[0];
}
