import { coveredOf } from '../orders/part-units.ts';
import { refundedTitle, titleWithParts, type RefundedLine } from '../orders/sold-parts.ts';
import type { InvoiceLine } from './document.ts';

/** The refunded part of an order line, in cents. */
export interface CreditedPart extends RefundedLine {
  partNumber: string | null;
  /** Price of one unit when it was sold. */
  unitPriceCents: number;
  /** Includes tax. */
  amountCents: number;
  taxCents: number;
}

interface PartlyRefunded {
  amountCents: number;
  parts: readonly CreditedPart[];
  /** Includes tax. `shippingTaxCents` is the tax in it. */
  shippingCents: number;
  shippingTaxCents: number;
}

/**
 * Returns the amounts of a credit note itemized by the refund's parts, or null if the parts don't
 * add up to the whole refund.
 */
export function creditedParts(refund: PartlyRefunded) {
  const { amountCents, parts, shippingCents, shippingTaxCents } = refund;
  const sum = (of: (part: CreditedPart) => number) =>
    parts.reduce((all, part) => all + of(part), 0);
  if (sum((part) => part.amountCents) + shippingCents !== amountCents) return null;
  return {
    lines: parts.map(creditedLine),
    shippingCents: shippingCents - shippingTaxCents,
    taxCents: sum(({ taxCents }) => taxCents) + shippingTaxCents,
    otherCents: 0,
    totalCents: amountCents,
  };
}

/**
 * Returns a line with the units at their original price. Returns a single amount if it exceeds that
 * price, covers no whole units, or covers kits without all of their parts, or more.
 */
function creditedLine({ amountCents, parts, soldParts, ...line }: CreditedPart): InvoiceLine {
  const { quantity, unitPriceCents, taxCents, title } = line;
  const covered = { title, quantity, parts, soldParts };
  const net = amountCents - taxCents;
  const discountCents = quantity * unitPriceCents - net;
  if (quantity > 0 && discountCents >= 0 && isWhole(covered)) {
    return { ...line, title: titleWithParts({ ...covered, parts: soldParts }), discountCents };
  }
  const isPrice = quantity === 0 && !parts;
  return {
    ...line,
    title: isPrice ? `Part of the price of ${title}` : refundedTitle(covered),
    quantity: 1,
    unitPriceCents: net,
    discountCents: 0,
  };
}

/** Returns whether a refund covers exactly the parts of its kits. */
const isWhole = ({ quantity, parts, soldParts }: RefundedLine): boolean =>
  (soldParts ?? []).every(
    (part) => !parts || coveredOf(part, [{ quantity, parts }]) === part.quantity * quantity,
  );
