import { z } from 'zod';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { invoiceLine } from '../invoices/invoice-line.ts';
import { invoiceObject } from '../invoices/invoice-object.ts';
import { invoicePaymentObject } from '../invoices/invoice-payment-object.ts';
import { periodEnd } from '../subscriptions/period.ts';
import { periodLines } from '../subscriptions/period-lines.ts';

const schema = z.looseObject({
  id: z.string(),
  /** A subscription on record, by its id. */
  subscription: z.string(),
  /** The payment that settled it, on record too; what was not paid has none. */
  payment_intent: z.string().optional(),
  created: z.int().optional(),
  status: z.string().default('paid'),
});

/** Puts an invoice of one period, and its payment, on record as if they had always been there. */
export function importInvoice(world: World, given: object): void {
  const { subscription: id, payment_intent: intent, ...own } = schema.parse(given);
  const subscription = world.store.get('subscription', id);
  if (!subscription) throw new Error(`${id} is no subscription on record`);
  const now = own.created ?? subscription.created;
  const anchor = subscription.billing_cycle_anchor;
  const lines = periodLines(world, subscription).map((line) => {
    const period = { start: now, end: periodEnd(anchor, now, line.price.recurring) };
    return invoiceLine(world, own.id, { ...line, period, subscription: id }, null).line;
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = own.status === 'paid';
  const made = invoiceObject(
    now,
    {
      id: own.id,
      amount_due: total,
      amount_paid: paid ? total : 0,
      amount_remaining: paid ? 0 : total,
      attempt_count: 1,
      attempted: true,
      customer: idOf(subscription.customer),
      parent: {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: id },
        type: 'subscription_details',
      },
      status_transitions: {
        finalized_at: now,
        marked_uncollectible_at: null,
        paid_at: paid ? now : null,
        voided_at: null,
      },
      subtotal: total,
      subtotal_excluding_tax: total,
      total,
      total_excluding_tax: total,
    },
    lines,
  );
  const whole = { ...made, ...own };
  world.store.putRaw('invoice', whole);
  if (intent === undefined) return;
  world.store.put('invoice_payment', {
    ...invoicePaymentObject(now, {
      invoice: own.id,
      payment: { type: 'payment_intent', payment_intent: intent },
      amount_requested: whole.amount_due,
      currency: made.currency,
    }),
    amount_paid: paid ? whole.amount_paid : null,
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: paid ? now : null },
  });
}
