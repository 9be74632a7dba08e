import { z } from 'zod';
import type { World } from '../../world.ts';
import { withDefaults } from './with-defaults.ts';
import { itemObject, subscriptionObject } from '../subscriptions/subscription-object.ts';
import { periodEnd, periodLines } from '../subscriptions/period.ts';
import { idOf } from '../api/params.ts';
import { invoiceLine } from '../invoices/create-invoice.ts';
import { invoiceAddresses } from '../invoices/invoice-pages.ts';
import {
  customerOf,
  invoiceObject,
  invoicePaymentObject,
  numberInvoice,
} from '../invoices/invoice-object.ts';

const kinds = [
  'balance_transaction',
  'charge',
  'checkout.session',
  'coupon',
  'customer',
  'dispute',
  'invoice',
  'payment_intent',
  'price',
  'product',
  'promotion_code',
  'refund',
  'shipping_rate',
  'subscription',
] as const;

export const importSchema = z.object({
  objects: z.array(z.looseObject({ id: z.string().min(1), object: z.enum(kinds) })),
});
export type ImportedObject = z.infer<typeof importSchema>['objects'][number];

/** Stores objects as if they had always existed, without events. Overwrites known ids. */
export function importObjects(world: World, objects: ImportedObject[]): void {
  world.store.transaction(() => {
    for (const input of objects) importOne(world, input);
  });
}

function importOne(world: World, input: ImportedObject): void {
  if (input.object === 'subscription') return importSubscription(world, input);
  if (input.object === 'invoice') return importInvoice(world, input);
  const { line_items: lines, refunds: _listed, ...own } = withDefaults(world, input);
  world.store.putRaw(input.object, own);
  if (input.object !== 'checkout.session' || lines === undefined) return;
  const { data } = z.object({ data: z.array(lineRecordSchema) }).parse(lines);
  const details = {
    id: input.id,
    created: own.created,
    lines: data,
    discount: null,
    deadline: own.expires_at,
    customerUpdate: { address: false, name: false },
    payment: { description: null, metadata: {}, receipt_email: null, shipping: null },
    subscription: { description: null, metadata: {} },
  };
  world.store.putRaw('checkout_details', details);
}

const subscriptionSchema = z.looseObject({
  id: z.string(),
  customer: z.string(),
  created: z.int().optional(),
  billing_cycle_anchor: z.int().optional(),
  items: z.object({
    data: z
      .array(
        z.looseObject({
          id: z.string().optional(),
          /** Id of a stored price. */
          price: z.string(),
          quantity: z.int().min(1).default(1),
          current_period_start: z.int(),
          current_period_end: z.int().optional(),
        }),
      )
      .min(1),
  }),
});

/**
 * Stores a subscription as if it had always existed. It renews when its period ends. Without an
 * end, it gets a whole period.
 */
function importSubscription(world: World, input: object): void {
  const { items, ...own } = subscriptionSchema.parse(input);
  const [first] = items.data;
  const now = own.created ?? first?.current_period_start ?? world.clock.now();
  const anchor = own.billing_cycle_anchor ?? first?.current_period_start ?? now;
  const made = subscriptionObject(now, { id: own.id, customer: own.customer }, (subscription) =>
    items.data.map((item, index) => {
      const price = world.store.get('price', item.price);
      if (!price?.recurring) throw new Error(`${item.price} is not a stored recurring price`);
      const start = item.current_period_start;
      return {
        ...itemObject(now, {
          subscription,
          price,
          quantity: item.quantity,
          id: item.id ?? `si_${own.id.replace(/^sub_/, '')}${index}`,
          current_period_start: start,
          current_period_end: item.current_period_end ?? periodEnd(anchor, start, price.recurring),
        }),
      };
    }),
  );
  world.store.putRaw('subscription', { ...made, billing_cycle_anchor: anchor, ...own });
}

const invoiceSchema = z.looseObject({
  id: z.string(),
  /** Id of a stored subscription. */
  subscription: z.string(),
  /** Id of the stored payment that settled it. Omitted if unpaid. */
  payment_intent: z.string().optional(),
  created: z.int().optional(),
  status: z.string().default('paid'),
});

/** Stores the invoice of one period and its payment as if they had always existed. */
function importInvoice(world: World, input: object): void {
  const { subscription: id, payment_intent: intent, ...own } = invoiceSchema.parse(input);
  const subscription = world.store.get('subscription', id);
  if (!subscription) throw new Error(`${id} is not a stored subscription`);
  const now = own.created ?? subscription.created;
  const anchor = subscription.billing_cycle_anchor;
  const lines = periodLines(world, subscription).map((line) => {
    const period = { start: now, end: periodEnd(anchor, now, line.price.recurring) };
    return invoiceLine(world, own.id, { ...line, period, subscription: id }, null).line;
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = own.status === 'paid';
  const customer = customerOf(world, subscription);
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
      customer_email: customer?.email ?? null,
      customer_name: customer?.name ?? null,
      number: numberInvoice(world, customer, customer?.balance ?? 0),
      ...invoiceAddresses(world, own.id),
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

/** The fields that a line of an imported session must have. */
const lineRecordSchema = z.looseObject({
  id: z.string(),
  amount_total: z.int(),
  quantity: z.int(),
});
