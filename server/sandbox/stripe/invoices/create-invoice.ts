import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import type { PriceRecord } from '../catalog/prices.ts';
import { taxCodeOf, taxOn } from '../checkout/price-session.ts';
import {
  customerOf,
  type InvoiceLineRecord,
  invoiceObject,
  type InvoiceRecord,
  numberInvoice,
} from './invoice-object.ts';
import { invoiceAddresses } from './invoice-pages.ts';
import { emit } from '../events/events.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription-object.ts';

interface LineInput {
  description: string;
  price: PriceRecord;
  quantity: number;
  /** Cents before tax, negative for a credit. */
  amount: number;
  period: { start: number; end: number };
  /** Whether it settles a change in the middle of a period. */
  proration: boolean;
  subscription: string;
  item: string;
}

interface TaxedLine {
  line: InvoiceLineRecord;
  tax: number;
  total: number;
}

/** @param country of the customer, for the tax; null if no tax is collected */
export function invoiceLine(
  world: World,
  invoice: string,
  input: LineInput,
  country: string | null,
): TaxedLine {
  const { price, amount } = input;
  const code = taxCodeOf(world, { price });
  // The tax on a credit equals the tax on the original charge.
  const size = taxOn(Math.abs(amount), code, price.tax_behavior, country);
  const sign = amount < 0 ? -1 : 1;
  const tax = sign * size.tax;
  const inclusive = price.tax_behavior === 'inclusive';
  return {
    tax,
    total: sign * size.total,
    line: {
      id: newId('il'),
      object: 'line_item',
      amount,
      currency: price.currency,
      description: input.description,
      discount_amounts: [],
      discountable: !input.proration,
      discounts: [],
      invoice,
      livemode: false,
      metadata: {},
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: input.proration,
          proration_details: { credited_items: null },
          subscription: input.subscription,
          subscription_item: input.item,
        },
        type: 'subscription_item_details',
      },
      period: input.period,
      pretax_credit_amounts: [],
      pricing: {
        price_details: { price: price.id, product: idOf(price.product) ?? '' },
        type: 'price_details',
        unit_amount_decimal: price.unit_amount_decimal,
      },
      quantity: input.quantity,
      quantity_decimal: String(input.quantity),
      subscription: input.subscription,
      subtotal: amount,
      taxes:
        country === null
          ? []
          : [
              {
                amount: tax,
                tax_behavior: inclusive ? 'inclusive' : 'exclusive',
                tax_rate_details: null,
                taxability_reason: tax === 0 ? 'not_subject_to_tax' : 'standard_rated',
                taxable_amount: tax === 0 ? 0 : amount - (inclusive ? tax : 0),
                type: 'tax_rate_details',
              },
            ],
    },
  };
}

export interface InvoiceInput {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Omit<LineInput, 'subscription'>[];
  /** Country of the customer, for the tax; null if no tax is collected. */
  country: string | null;
}

/** Creates a finalized, unpaid invoice. The customer's credit is used first. */
export function createInvoice(
  world: World,
  subscription: SubscriptionRecord,
  { reason, lines: inputs, country }: InvoiceInput,
): InvoiceRecord {
  const now = world.clock.now();
  const id = newId('in');
  const customer = customerOf(world, subscription);
  const lines = inputs.map((input) =>
    invoiceLine(world, id, { ...input, subscription: subscription.id }, country),
  );
  const total = sum(lines.map((line) => line.total));
  const credit = customer?.balance ?? 0;
  const due = Math.max(0, total + credit);
  const taxed = subscription.automatic_tax.enabled;
  const draft = invoiceObject(
    now,
    {
      id,
      amount_due: due,
      amount_remaining: due,
      automatic_tax: {
        disabled_reason: null,
        enabled: taxed,
        liability: subscription.automatic_tax.liability,
        provider: taxed ? 'stripe' : null,
        status: taxed ? 'complete' : null,
      },
      auto_advance: true,
      billing_reason: reason,
      customer: idOf(subscription.customer),
      customer_address: customer?.address ?? null,
      customer_email: customer?.email ?? null,
      customer_name: customer?.name ?? null,
      customer_phone: customer?.phone ?? null,
      default_payment_method: idOf(subscription.default_payment_method),
      ending_balance: null,
      parent: {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        type: 'subscription_details',
      },
      starting_balance: credit,
      ...sums(lines, total),
    },
    lines.map(({ line }) => line),
  );
  emit(world, 'invoice.created', draft);
  const open: InvoiceRecord = {
    ...draft,
    ...invoiceAddresses(world, id),
    ending_balance: Math.min(0, total + credit),
    number: numberInvoice(world, customer, Math.min(0, total + credit)),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  world.store.put('invoice', open);
  emit(world, 'invoice.finalized', open);
  return open;
}

function sums(lines: TaxedLine[], total: number) {
  const tax = sum(lines.map((line) => line.tax));
  const taxes: Stripe.Invoice.TotalTax[] = lines.flatMap(({ line }) => line.taxes ?? []);
  return {
    subtotal: sum(lines.map(({ line }) => line.amount)),
    subtotal_excluding_tax: total - tax,
    total,
    total_excluding_tax: total - tax,
    total_taxes: taxes,
  };
}

const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
