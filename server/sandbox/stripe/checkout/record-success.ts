import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import { bookTransaction } from '../payments/balance-transactions.ts';

/** A charge that went through and the payment it fulfils. */
export function recordSuccess(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const paid: Stripe.Charge = {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    balance_transaction: bookTransaction(
      world,
      'charge',
      charge.id,
      charge.amount,
      charge.currency,
    ),
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
  };
  const done: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  };
  world.store.put('charge', paid);
  world.store.put('payment_intent', done);
  emit(world, 'charge.succeeded', paid);
  emit(world, 'payment_intent.succeeded', done);
}
