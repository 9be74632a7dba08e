import { shortId } from '../orders/order-id.ts';
import { shareOfUnits } from '../orders/share-of-units.ts';
import type { InvoiceDocument } from './document.ts';
import { creditedParts, type CreditedPart } from './credited-parts.ts';
import { amountsOf, type ChargedOrder, type InvoiceDraft } from './write-invoice.ts';

interface RefundFacts {
  amountCents: number;
  /** Shown to people. */
  reason: string;
  /** The refunded order or return. Null if the refund covers the whole payment. */
  order: ChargedOrder | null;
  /**
   * The parts of the refund. They add up to less than its amount if it was made in the provider's
   * dashboard.
   */
  parts: readonly CreditedPart[];
  /** Includes tax. `shippingTaxCents` is the tax in it. */
  shippingCents: number;
  shippingTaxCents: number;
}

/**
 * Writes the credit note of a completed refund. For a whole order or return, it lists the lines.
 * For a partial refund, it lists the refunded parts or, if those are unknown, one line that
 * includes tax.
 */
export function writeCreditNote(invoice: InvoiceDocument, refund: RefundFacts): InvoiceDraft {
  const { amountCents, reason, order } = refund;
  const whole = order !== null && order.totalCents === amountCents;
  return {
    ...partiesOf(invoice),
    kind: 'CREDIT_NOTE',
    cancels: named(invoice),
    reason,
    orders: order === null ? invoice.orders : [order.orderId],
    ...(whole
      ? amountsOf([order], amountCents)
      : (creditedParts(refund) ?? partOf(order ?? invoice, amountCents, order))),
  };
}

/**
 * Writes the invoice that reverses a credit note after the bank returned the refund. `failure` is
 * the provider's reason, if it gives one.
 */
export function writeCancellation(
  creditNote: InvoiceDocument,
  failure: string | null,
): InvoiceDraft {
  const { number: _number, issuedAt: _issuedAt, ...same } = creditNote;
  const reason = failure ?? 'The refund was not accepted';
  return { ...same, kind: 'CANCELLATION', cancels: named(creditNote), reason };
}

function partOf(
  whole: Pick<ChargedOrder, 'taxCents' | 'totalCents'>,
  amountCents: number,
  order: ChargedOrder | null,
) {
  const all = Math.max(whole.totalCents, amountCents);
  const taxCents = all === 0 ? 0 : shareOfUnits(whole.taxCents, all, 0, amountCents);
  const line = {
    partNumber: null,
    title: order === null ? 'Refund' : `Refund on order ${shortId(order.orderId)}`,
    quantity: 1,
    unitPriceCents: amountCents - taxCents,
    discountCents: 0,
    taxCents,
  };
  return { lines: [line], shippingCents: 0, taxCents, otherCents: 0, totalCents: amountCents };
}

const partiesOf = ({ timeZone, seller, customer, shipTo, payment }: InvoiceDocument) => ({
  ...(timeZone !== undefined && { timeZone }),
  seller,
  customer,
  shipTo,
  payment,
});

const named = ({ number, issuedAt }: InvoiceDocument) => ({ number, issuedAt });
