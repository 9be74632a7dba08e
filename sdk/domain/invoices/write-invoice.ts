import { pickFields } from '../fields.ts';
import type { Charge } from '../orders/charges.ts';
import {
  netCents,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceParty,
  type InvoicePayment,
} from './document.ts';

/** An order line as it was charged, in cents. */
export interface ChargedLine extends Charge {
  partNumber: string | null;
  title: string;
  quantity: number;
  unitPriceCents: number;
}

/** An order as it was charged, in cents. */
export interface ChargedOrder {
  orderId: string;
  lines: readonly ChargedLine[];
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** All that a document says besides its own number and day. */
export type InvoiceDraft = Omit<InvoiceDocument, 'number' | 'issuedAt'>;

export interface SoldFacts {
  /** The shop's. */
  timeZone?: string;
  seller: InvoiceDocument['seller'];
  customer: InvoiceDocument['customer'];
  shipTo: InvoiceParty | null;
  payment: InvoicePayment & { amountCents: number };
  /** All that the payment made; no returns. */
  orders: readonly ChargedOrder[];
}

interface Paid {
  /** The customer's, where the payment names nobody. */
  ownName: string;
  email: string;
  billing: {
    name?: string | null | undefined;
    address?: InvoiceParty['address'] | undefined;
  } | null;
  shipping: { name: string | null; company?: string; address: InvoiceParty['address'] } | null;
}

/** Whom a payment's invoice is made out to, and where its goods go. */
export const invoiceParties = ({
  ownName,
  email,
  billing,
  shipping,
}: Paid): Pick<SoldFacts, 'customer' | 'shipTo'> => ({
  customer: {
    name: billing?.name ?? ownName,
    address: billing?.address ?? shipping?.address ?? null,
    email,
  },
  shipTo: shipping && {
    name: shipping.name ?? ownName,
    ...(shipping.company !== undefined && { company: shipping.company }),
    address: shipping.address,
  },
});

/** The invoice of a payment, of which any number of orders were made. */
export function writeInvoice({ payment, orders, ...who }: SoldFacts): InvoiceDraft {
  const { amountCents, ...paid } = payment;
  return {
    kind: 'INVOICE',
    cancels: null,
    reason: null,
    ...who,
    orders: orders.map(({ orderId }) => orderId),
    ...amountsOf(orders, amountCents),
    payment: paid,
  };
}

/** What orders come to, line by line, and how far that is from what was really paid or given back. */
export function amountsOf(orders: readonly ChargedOrder[], totalCents: number) {
  const lines = orders.flatMap((order) => order.lines.map(toInvoiceLine));
  const shippingCents = sum(orders.map((order) => order.shippingCents));
  const taxCents = sum(orders.map((order) => order.taxCents));
  const named = sum(lines.map(netCents)) + shippingCents + taxCents;
  return { lines, shippingCents, taxCents, otherCents: totalCents - named, totalCents };
}

/** What an invoice takes over from a line. */
const chargedFields = {
  partNumber: true,
  title: true,
  quantity: true,
  unitPriceCents: true,
  taxCents: true,
} satisfies Record<Exclude<keyof InvoiceLine, 'discountCents'>, true>;

/** What was taken off a line is what its charge without tax lacks of its price. */
function toInvoiceLine({ grossCents, ...line }: ChargedLine): InvoiceLine {
  const { quantity, unitPriceCents, taxCents } = line;
  const discountCents = quantity * unitPriceCents + taxCents - grossCents;
  return { ...pickFields(line, chargedFields), discountCents };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
