import type { InvoiceLine } from './document.ts';

/** What of a line went back; cents. */
export interface CreditedPart {
  partNumber: string | null;
  title: string;
  /** Of one when it was sold. */
  unitPriceCents: number;
  /** Units that are refunded; 0 where it is a part of what was paid for them. */
  quantity: number;
  /** With tax. */
  amountCents: number;
  taxCents: number;
}

interface PartlyRefunded {
  amountCents: number;
  parts: readonly CreditedPart[];
  /** Tax included, which `shippingTaxCents` is of it. */
  shippingCents: number;
  shippingTaxCents: number;
}

/** The amounts of a credit note by what its refund is made of; null where that is not all of it. */
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

/** Units at the price they were sold for, or one sum where what goes back is no price of units. */
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
