import { pickFields } from '../fields.ts';
import type { Charge } from '../orders/charges.ts';
import { titleWithParts, type TitledLine } from '../orders/sold-parts.ts';
import {
  netCents,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceParty,
  type InvoicePayment,
} from './document.ts';

/** An order line with the amounts charged, in cents. */
export interface ChargedLine extends Charge, TitledLine {
  partNumber: string | null;
  quantity: number;
  unitPriceCents: number;
}

/** An order with the amounts charged, in cents. */
export interface ChargedOrder {
  orderId: string;
  lines: readonly ChargedLine[];
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** A document without its number and issue date. */
export type InvoiceDraft = Omit<InvoiceDocument, 'number' | 'issuedAt'>;

export interface SoldFacts {
  /** The shop's time zone. */
  timeZone?: string;
  seller: InvoiceDocument['seller'];
  customer: InvoiceDocument['customer'];
  shipTo: InvoiceParty | null;
  payment: InvoicePayment & { amountCents: number };
  /** All orders that the payment created, without returns. */
  orders: readonly ChargedOrder[];
}

interface PaymentFacts {
  /** The customer's name, used if the payment has none. */
  ownName: string;
  email: string;
  billing: {
    name?: string | null | undefined;
    address?: InvoiceParty['address'] | undefined;
  } | null;
  shipping: { name: string | null; company?: string; address: InvoiceParty['address'] } | null;
}

/** Returns the billing and shipping addresses of a payment's invoice. */
export const invoiceParties = ({
  ownName,
  email,
  billing,
  shipping,
}: PaymentFacts): Pick<SoldFacts, 'customer' | 'shipTo'> => ({
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

/** Writes the invoice of a payment, which may have created several orders. */
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

/**
 * Sums orders line by line. `otherCents` is the difference from the amount actually paid or
 * refunded.
 */
export function amountsOf(orders: readonly ChargedOrder[], totalCents: number) {
  const lines = orders.flatMap((order) => order.lines.map(toInvoiceLine));
  const shippingCents = sum(orders.map((order) => order.shippingCents));
  const taxCents = sum(orders.map((order) => order.taxCents));
  const named = sum(lines.map(netCents)) + shippingCents + taxCents;
  return { lines, shippingCents, taxCents, otherCents: totalCents - named, totalCents };
}

/** Fields copied from the order line to the invoice line. */
const chargedFields = {
  partNumber: true,
  title: true,
  quantity: true,
  unitPriceCents: true,
  taxCents: true,
} satisfies Record<Exclude<keyof InvoiceLine, 'discountCents'>, true>;

/**
 * Converts a line for the invoice. Its discount is the difference between its price and the net
 * amount charged.
 */
function toInvoiceLine({ grossCents, ...line }: ChargedLine): InvoiceLine {
  const { quantity, unitPriceCents, taxCents } = line;
  const discountCents = quantity * unitPriceCents + taxCents - grossCents;
  return { ...pickFields(line, chargedFields), title: titleWithParts(line), discountCents };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
