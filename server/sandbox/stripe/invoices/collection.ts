import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import { payerCharge } from '../payments/payer-charge.ts';
import type { Payer } from '../payments/payer.ts';
import { paymentIntentObject } from '../payments/payment-intent-object.ts';
import { invoicePaymentId, invoicePaymentObject } from './invoice-payment-object.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** An attempt to collect an invoice: the payment, and the charge it makes. */
export interface Collection {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

/** A new attempt to collect an invoice, on the payment it has or on its first. */
export function beginCollection(world: World, invoice: InvoiceRecord, payer: Payer): Collection {
  const known = intentOfInvoice(world, invoice.id);
  const intent = known ?? firstIntent(world, invoice);
  return { intent, charge: payerCharge(world, intent, payer) };
}

/** The attempt whose outcome is still to come. */
export function collectionUnderWay(world: World, invoiceId: string): Collection | null {
  const intent = intentOfInvoice(world, invoiceId);
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  return intent?.status === 'processing' && charge ? { intent, charge } : null;
}

export function invoicePaymentOf(world: World, invoice: string): Stripe.InvoicePayment | undefined {
  return world.store.get('invoice_payment', invoicePaymentId(invoice));
}

export function intentOfInvoice(world: World, invoice: string): Stripe.PaymentIntent | undefined {
  const payment = invoicePaymentOf(world, invoice)?.payment;
  return world.store.get('payment_intent', idOf(payment?.payment_intent) ?? '');
}

function firstIntent(world: World, invoice: InvoiceRecord): Stripe.PaymentIntent {
  const now = world.clock.now();
  const { amount_due: amount, currency } = invoice;
  const first = invoice.billing_reason === 'subscription_create';
  const intent = paymentIntentObject(now, {
    amount,
    currency,
    customer: idOf(invoice.customer),
    description: first ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: first ? 'off_session' : null,
  });
  world.store.put('payment_intent', intent);
  world.store.put(
    'invoice_payment',
    invoicePaymentObject(now, {
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      amount_requested: amount,
      currency,
    }),
  );
  emit(world, 'payment_intent.created', intent);
  return intent;
}
