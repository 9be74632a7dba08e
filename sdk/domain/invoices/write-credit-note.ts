import { shortId } from '../orders/order-id.ts';
import { shareOfUnits } from '../orders/share-of-units.ts';
import type { InvoiceDocument } from './document.ts';
import { creditedParts, type CreditedPart } from './credited-parts.ts';
import { amountsOf, type ChargedOrder, type InvoiceDraft } from './write-invoice.ts';

interface RefundFacts {
  amountCents: number;
  /** In words for people. */
  reason: string;
  /** The order it is of, or the return; null for money given back on a payment as a whole. */
  order: ChargedOrder | null;
  /** What it is made of; less than the amount where the provider's dashboard gave it back. */
  parts: readonly CreditedPart[];
  /** Tax included, which `shippingTaxCents` is of it. */
  shippingCents: number;
  shippingTaxCents: number;
}

/**
 * The credit note of a refund that went through. Of all of an order or a return it has the lines; of
 * a part of the money what that is made of or, where nobody said, one line with the tax in it.
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
 * The invoice that takes a credit note back: the bank sent the money back after all. `failure` is
 * why, as far as the provider says.
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
