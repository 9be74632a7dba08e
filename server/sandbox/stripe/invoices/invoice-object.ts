import type Stripe from 'stripe';
import type { Listed } from '../api/list.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';

/** An invoice line in JSON: amounts are text where the client has a number type. */
export type InvoiceLineRecord = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & {
    unit_amount_decimal: string | null;
  };
  quantity_decimal: string | null;
};

/** An invoice as it is stored. Its payments are stored separately. */
export type InvoiceRecord = Omit<Stripe.Invoice, 'lines' | 'payments'> & {
  lines: Listed<InvoiceLineRecord>;
};

type NewInvoice = Partial<Omit<InvoiceRecord, 'lines'>> & { id: string };

/** Returns an invoice with every field that the provider sets. */
export function invoiceObject(
  now: number,
  input: NewInvoice,
  lines: InvoiceLineRecord[],
): InvoiceRecord {
  return {
    object: 'invoice',
    account_country: 'US',
    account_name: 'Spindle',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: 'subscription_cycle',
    collection_method: 'charge_automatically',
    created: now,
    currency: lines[0]?.currency ?? 'usd',
    custom_fields: null,
    customer: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      url: `/v1/invoices/${input.id}/lines`,
      has_more: false,
      data: lines,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
    ...input,
  };
}

export function customerOf(
  world: World,
  { customer }: { customer: string | { id: string } | null },
): Stripe.Customer | undefined {
  return world.store.get('customer', idOf(customer) ?? '');
}

/**
 * Takes the customer's next invoice number.
 * @param balance the customer's new credit, in negative cents
 */
export function numberInvoice(
  world: World,
  customer: Stripe.Customer | undefined,
  balance: number,
): string | null {
  if (!customer) return null;
  const sequence = customer.next_invoice_sequence ?? 1;
  world.store.put('customer', { ...customer, balance, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`;
}

type GivenPayment = Partial<Stripe.InvoicePayment> &
  Pick<Stripe.InvoicePayment, 'payment' | 'amount_requested' | 'currency'> & { invoice: string };

/** Returns the link between an invoice and the payment that settles it. */
export function invoicePaymentObject(now: number, input: GivenPayment): Stripe.InvoicePayment {
  return {
    id: invoicePaymentId(input.invoice),
    object: 'invoice_payment',
    amount_paid: null,
    created: now,
    is_default: true,
    livemode: false,
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
    ...input,
  };
}

/**
 * An invoice here has one payment, retried as often as necessary, which is found by the invoice's
 * id.
 */
export const invoicePaymentId = (invoice: string) => `inpay_${invoice.replace(/^in_/, '')}`;
