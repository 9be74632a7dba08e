import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { emit } from '../events/events.ts';
import { payerCharge } from '../payments/charges.ts';
import type { Decline, Payer } from '../payments/cards.ts';
import { paymentIntentObject } from '../payments/payment-intents.ts';
import { invoicePaymentId, invoicePaymentObject, type InvoiceRecord } from './invoice-object.ts';
import { recordDecline, recordSuccess } from '../payments/record-payment.ts';

/** An attempt to collect an invoice: the payment and its charge. */
interface Collection {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

/** Starts an attempt to collect an invoice, with its existing payment or a new one. */
export function beginCollection(world: World, invoice: InvoiceRecord, payer: Payer): Collection {
  const known = intentOfInvoice(world, invoice.id);
  const intent = known ?? firstIntent(world, invoice);
  return { intent, charge: payerCharge(world, intent, payer) };
}

/** Returns the attempt whose outcome is pending. */
export function isCollecting(world: World, invoiceId: string): Collection | null {
  const intent = intentOfInvoice(world, invoiceId);
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  return intent?.status === 'processing' && charge ? { intent, charge } : null;
}

function invoicePaymentOf(world: World, invoice: string): Stripe.InvoicePayment | undefined {
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

const SUBSCRIPTION = 'parent.subscription_details.subscription';

/** Lists a subscription's unpaid invoices, newest first. */
export function openInvoices(world: World, subscription: string): InvoiceRecord[] {
  const where = { status: 'open', [SUBSCRIPTION]: subscription };
  return world.store.list('invoice', { limit: 1000, where });
}

/** The path in an invoice to the subscription it belongs to. */
export const subscriptionPath = SUBSCRIPTION;

/** Marks an invoice as paid. Without a collection, there was nothing to collect. */
export function settleInvoice(
  world: World,
  invoice: InvoiceRecord,
  collection: Collection | null,
): InvoiceRecord {
  const now = world.clock.now();
  if (collection) recordSuccess(world, collection.intent, collection.charge);
  const payment = collection ? invoicePaymentOf(world, invoice.id) : undefined;
  if (payment) {
    const paid = {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: now },
    };
    world.store.put('invoice_payment', paid);
    emit(world, 'invoice_payment.paid', paid);
  }
  const settled: InvoiceRecord = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (collection ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  world.store.put('invoice', settled);
  emit(world, 'invoice.paid', settled);
  emit(world, 'invoice.payment_succeeded', settled);
  return settled;
}

const DAY = 24 * 60 * 60;
/** Days until each retry, counted from the previous attempt. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/**
 * Handles the declined payment of an invoice. It is retried a few times, unless it is the first
 * invoice.
 */
export function failInvoice(
  world: World,
  invoice: InvoiceRecord,
  { intent, charge }: Collection,
  decline: Decline,
): InvoiceRecord {
  recordDecline(world, intent, charge, decline);
  const wait =
    invoice.billing_reason === 'subscription_create'
      ? undefined
      : RETRY_AFTER_DAYS[invoice.attempt_count];
  const failed: InvoiceRecord = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: wait !== undefined,
    next_payment_attempt: wait === undefined ? null : world.clock.now() + wait * DAY,
  };
  world.store.put('invoice', failed);
  emit(world, 'invoice.payment_failed', failed);
  return failed;
}

/** Voids an invoice, which no longer has to be paid. */
export function voidInvoice(world: World, invoice: InvoiceRecord): void {
  const voided: InvoiceRecord = {
    ...invoice,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: world.clock.now() },
  };
  world.store.put('invoice', voided);
  emit(world, 'invoice.voided', voided);
}
