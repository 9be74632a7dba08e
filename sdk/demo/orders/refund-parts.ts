import type { RefundParts } from '../../domain/refunds/refund-parts.ts';
import type { PlannedOrder, PlannedRefund } from './plan.ts';

/**
 * Returns the parts of a planned refund: all lines of its order, and shipping if it was refunded
 * too.
 */
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
