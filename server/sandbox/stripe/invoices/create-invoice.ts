import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';
import { customerOf, numberInvoice } from './invoice-customer.ts';
import { invoiceLine, type LineInput, type TaxedLine } from './invoice-line.ts';
import { invoiceObject } from './invoice-object.ts';
import type { InvoiceRecord } from './invoice-record.ts';

export interface InvoiceInput {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Omit<LineInput, 'subscription'>[];
  /** Where the customer is, for the tax; null where none is collected. */
  country: string | null;
}

/** A finished invoice that waits to be paid. What the customer had to their credit is used first. */
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
