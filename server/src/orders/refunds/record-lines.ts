import type { EntityManager } from '@mikro-orm/postgresql';
import { isLine } from '@spindle/sdk/domain/orders/is-line';
import type { RefundParts } from '@spindle/sdk/domain/refunds/refund-parts';
import type { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { Refund } from './refund.entity.ts';
import { RefundLine } from './refund-line.entity.ts';

/**
 * Records how much of each purchased line is refunded. A return's refund lines refer to the parent
 * order's lines.
 */
export async function recordLines(
  em: EntityManager,
  refund: Refund,
  order: Order,
  { lines }: Pick<RefundParts, 'lines'>,
): Promise<void> {
  const sold = await em.find(OrderLine, { order: order.parent?.id ?? order.id });
  for (const part of lines) {
    const orderLine = sold.find(({ catalogId, itemId }) =>
      isLine(part)({ catalogId, catalogItemId: itemId }),
    );
    if (!orderLine) throw new Error(`order ${order.id} has no ${part.catalogItemId}`);
    em.create(RefundLine, {
      refund,
      orderLine,
      quantity: part.quantity,
      parts: part.parts ?? null,
      amountCents: part.amount,
      taxCents: part.tax,
    });
  }
}
