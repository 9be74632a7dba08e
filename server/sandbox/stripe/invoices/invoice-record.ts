import type Stripe from 'stripe';
import type { Listed } from '../api/list.ts';

/** A line of an invoice as it travels: amounts as text where the client has a number type. */
export type InvoiceLineRecord = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & {
    unit_amount_decimal: string | null;
  };
  quantity_decimal: string | null;
};

/** An invoice as it is kept; its payments are on record by themselves. */
export type InvoiceRecord = Omit<Stripe.Invoice, 'lines' | 'payments'> & {
  lines: Listed<InvoiceLineRecord>;
};
