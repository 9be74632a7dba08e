import type Stripe from 'stripe';
import type { CheckoutLine } from '../payments/checkout-line.entity.ts';

export interface ChargedLine {
  grossCents: number;
  taxCents: number;
  discountCents: number;
}

/** Fetches the provider's charge for each line of a checkout, in line order. */
export async function readChargedLines(
  stripe: Stripe,
  sessionId: string,
  lines: readonly CheckoutLine[],
): Promise<ChargedLine[] | null> {
  const charged: Stripe.LineItem[] = [];
  const pages = stripe.checkout.sessions.listLineItems(sessionId, {
    limit: 100,
    expand: ['data.price.product'],
  });
  for await (const item of pages) charged.push(item);
  const matched = lines.map((line) => charged.find((item) => belongsTo(item, line)));
  if (charged.length !== lines.length) return null;
  const amounts: ChargedLine[] = [];
  for (const item of matched) {
    if (!item) return null;
    amounts.push({
      grossCents: item.amount_total,
      taxCents: item.amount_tax,
      discountCents: item.amount_discount,
    });
  }
  return amounts;
}

function belongsTo(item: Stripe.LineItem, line: CheckoutLine): boolean {
  if (item.quantity !== line.quantity || item.price?.unit_amount !== line.unitPriceCents) {
    return false;
  }
  if (line.providerPriceId !== null) return item.price.id === line.providerPriceId;
  const { product } = item.price;
  if (line.providerProductId !== null) return idOf(product) === line.providerProductId;
  if (typeof product === 'string' || product.deleted) return false;
  return product.metadata['position'] === String(line.position);
}

const idOf = (product: string | { id: string }) =>
  typeof product === 'string' ? product : product.id;
