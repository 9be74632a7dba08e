import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

export type InvoiceKind = Schemas['OrderInvoice']['kind'];
export type InvoiceSeries = 'INV' | 'CN';

/** Names shown to people. */
export const kindNames: Record<InvoiceKind, string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CANCELLATION: 'Reversal invoice',
};

/** A line that was sold or is credited. Amounts are in cents. */
export interface InvoiceLine {
  /** Null if the item has no part number, or if the line isn't an item. */
  partNumber: string | null;
  title: string;
  quantity: number;
  unitPriceCents: number;
  /** The line's share of the discount. */
  discountCents: number;
  taxCents: number;
}

export interface InvoiceParty {
  name: string;
  company?: string;
  address: Schemas['PostalAddress'] | null;
}

/**
 * An invoice, credit note or reversal invoice as it was issued. It never changes, even if the order
 * does. Amounts are in cents and never negative, except `otherCents`. Times are ISO 8601.
 */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  /** Time zone of the document's dates. Older documents don't have it and use UTC. */
  timeZone?: string;
  /** The document that a credit note or reversal invoice reverses. */
  cancels: { number: string; issuedAt: string } | null;
  /** Why a document is reversed. Null for an invoice. */
  reason: string | null;
  seller: Schemas['Config']['company'];
  customer: InvoiceParty & { email: string };
  shipTo: InvoiceParty | null;
  /** Ids of the orders the document covers. */
  orders: string[];
  lines: InvoiceLine[];
  shippingCents: number;
  /** Tax on the lines and on shipping. */
  taxCents: number;
  /** Difference between what was paid and the sum of the amounts above. */
  otherCents: number;
  totalCents: number;
  payment: InvoicePayment;
}

export interface InvoicePayment {
  paidAt: string;
  /** `visa •••• 4242`. Null if there was nothing to pay, or if the provider doesn't say. */
  method: string | null;
  /** The payment provider's reference. Null if there was nothing to pay. */
  reference: string | null;
}

/** Returns a line's total without tax. */
export const netCents = ({ quantity, unitPriceCents, discountCents }: InvoiceLine): number =>
  quantity * unitPriceCents - discountCents;

/**
 * Returns a document's number series. Reversal invoices share the series of invoices, and credit
 * notes have their own.
 */
export const seriesOf = (kind: InvoiceKind): InvoiceSeries =>
  kind === 'CREDIT_NOTE' ? 'CN' : 'INV';

/** Formats a document number such as `INV-000123`. Sequences start at 1. */
export const invoiceNumber = (series: InvoiceSeries, sequence: number): string =>
  `${series}-${String(sequence).padStart(6, '0')}`;

/** Returns the text in lower case if it can be the start of a document number, or else null. */
export function startOfNumber(text: string): string | null {
  const typed = text.trim().toLowerCase();
  return /^(?:inv|cn)(?:-\d*)?$/.test(typed) ? typed : null;
}
