import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

export type InvoiceKind = Schemas['OrderInvoice']['kind'];
export type InvoiceSeries = 'INV' | 'CN';

/** What people call them. */
export const kindNames: Record<InvoiceKind, string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CANCELLATION: 'Cancelling invoice',
};

/** Something that was sold, or is taken back. Amounts in cents. */
export interface InvoiceLine {
  /** Null where the item had none, and for what is no item. */
  partNumber: string | null;
  title: string;
  quantity: number;
  unitPriceCents: number;
  /** Its share of what was taken off. */
  discountCents: number;
  taxCents: number;
}

export interface InvoiceParty {
  name: string;
  company?: string;
  address: Schemas['PostalAddress'] | null;
}

/**
 * An invoice, credit note or cancelling invoice as it was issued, whatever becomes of what it speaks
 * of. Amounts are cents and never negative but for `otherCents`; moments are ISO 8601.
 */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  /** Where the days it names begin and end; left out by documents from before that was kept: UTC. */
  timeZone?: string;
  /** What a credit note takes back, or a cancelling invoice. */
  cancels: { number: string; issuedAt: string } | null;
  /** Why, of what takes something back. */
  reason: string | null;
  seller: Schemas['Config']['company'];
  customer: InvoiceParty & { email: string };
  shipTo: InvoiceParty | null;
  /** Ids of the orders it is of. */
  orders: string[];
  lines: InvoiceLine[];
  shippingCents: number;
  /** Of lines and shipping together. */
  taxCents: number;
  /** Where more or less was paid than all of the above comes to. */
  otherCents: number;
  totalCents: number;
  payment: InvoicePayment;
}

export interface InvoicePayment {
  paidAt: string;
  /** `visa •••• 4242`; null where nothing had to be paid, or the provider does not say. */
  method: string | null;
  /** The payment provider's; null where nothing had to be paid. */
  reference: string | null;
}

/** What a line comes to without tax. */
export const netCents = ({ quantity, unitPriceCents, discountCents }: InvoiceLine): number =>
  quantity * unitPriceCents - discountCents;

/** Cancelling invoices are invoices: only what gives money back is counted apart. */
export const seriesOf = (kind: InvoiceKind): InvoiceSeries =>
  kind === 'CREDIT_NOTE' ? 'CN' : 'INV';

/** `INV-000123`, counted from 1. */
export const invoiceNumber = (series: InvoiceSeries, sequence: number): string =>
  `${series}-${String(sequence).padStart(6, '0')}`;

/** What an invoice's number may begin with, in small letters, where that is what somebody typed. */
export function startOfNumber(text: string): string | null {
  const typed = text.trim().toLowerCase();
  return /^(?:inv|cn)(?:-\d*)?$/.test(typed) ? typed : null;
}
