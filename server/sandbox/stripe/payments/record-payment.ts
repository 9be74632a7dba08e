import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { emit } from '../events/events.ts';
import { bookTransaction } from './balance-transactions.ts';
import type { Decline } from './cards.ts';

/** Records a successful charge and the payment it fulfills. */
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

/** Records a declined charge. The payment now requires another method. */
export function recordDecline(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  decline: Decline,
): void {
  const failed: Stripe.Charge = {
    ...charge,
    status: 'failed',
    paid: false,
    captured: false,
    receipt_url: null,
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: {
      advice_code: 'try_again_later',
      network_advice_code: null,
      network_decline_code: '05',
      network_status: 'declined_by_network',
      reason: decline.declineCode,
      risk_level: 'normal',
      risk_score: 24,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
  };
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: failed.id,
    payment_method: null,
    last_payment_error: {
      charge: failed.id,
      code: decline.code,
      decline_code: decline.declineCode,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      message: decline.message,
      type: 'card_error',
    },
  };
  world.store.put('charge', failed);
  world.store.put('payment_intent', waiting);
  emit(world, 'charge.failed', failed);
  emit(world, 'payment_intent.payment_failed', waiting);
}
