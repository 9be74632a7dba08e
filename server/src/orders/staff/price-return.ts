import { NO_CHARGE, totalOf } from '@spindle/sdk/domain/orders/charges';
import { isLine, type RefundParts } from '@spindle/sdk/domain/refunds/refund-parts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';

interface Refunded {
  order: Order;
  lines: readonly OrderLine[];
  parts: RefundParts;
}

/**
 * What a return is worth now that it is refunded. Other returns may have been denied and money may
 * have gone back since it was asked for, so that it can be worth something else than it said.
 */
export function priceReturn({ order, lines, parts }: Refunded): void {
  for (const line of lines) {
    const { catalogId, itemId: catalogItemId } = line;
    const part = parts.lines.find(isLine({ catalogId, catalogItemId }));
    const charge = part ? { grossCents: part.amount, taxCents: part.tax } : NO_CHARGE;
    Object.assign(line, charge);
  }
  Object.assign(order, totalOf(lines));
}
