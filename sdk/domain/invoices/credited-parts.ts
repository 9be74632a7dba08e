import type { InvoiceLine } from './document.ts';

/** The refunded part of an order line, in cents. */
export interface CreditedPart {
  partNumber: string | null;
  title: string;
  /** Price of one unit when it was sold. */
  unitPriceCents: number;
  /** Number of refunded units, or 0 if only part of their price is refunded. */
  quantity: number;
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
 * price or covers no whole units.
 */
function creditedLine({ amountCents, ...part }: CreditedPart): InvoiceLine {
  const { quantity, unitPriceCents, taxCents, title } = part;
  const net = amountCents - taxCents;
  const discountCents = quantity * unitPriceCents - net;
  if (quantity > 0 && discountCents >= 0) return { ...part, discountCents };
  return {
    ...part,
    title: quantity > 0 ? `${quantity} × ${title}` : `Part of the price of ${title}`,
    quantity: 1,
    unitPriceCents: net,
    discountCents: 0,
  };
}
