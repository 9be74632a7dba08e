import type { RefundParts } from '../../domain/refunds/refund-parts.ts';
import type { PlannedOrder, PlannedRefund } from './plan.ts';

/** What a planned refund is made of: all lines of its order, and shipping where it went back, too. */
export function partsOfPlanned(
  { lines }: PlannedOrder,
  { amountCents }: PlannedRefund,
): Pick<RefundParts, 'lines' | 'shipping' | 'shippingTax'> {
  const goods = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return {
    lines: lines.map(({ catalogId, catalogItemId, quantity, grossCents, taxCents }) => ({
      catalogId,
      catalogItemId,
      quantity,
      amount: grossCents,
      tax: taxCents,
    })),
    shipping: amountCents - goods,
    shippingTax: 0,
  };
}
