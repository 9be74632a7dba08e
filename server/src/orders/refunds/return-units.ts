import { moreUnits } from '@spindle/sdk/domain/refunds/decide-refund';
import { refundedUnitsGone } from '@spindle/sdk/domain/refunds/replies';
import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changeStock, lockItems, perItem } from '../../inventory/stock.ts';
import type { Order } from '../order.entity.ts';
import { readOwed, type OwedUnits } from '../owed.ts';
import type { Refund } from './refund.entity.ts';

/**
 * Restores a failed refund's units to the order. Restocked units are taken out of stock again. If
 * they have been sold in the meantime, staff are alerted.
 */
export async function returnUnits(
  em: EntityManager,
  { order, before, refund }: { order: Order; before: OwedUnits; refund: Refund },
): Promise<void> {
  if (refund.restocked !== true || !statesBeforeShipping.includes(order.orderState)) return;
  const after = await readOwed(em, order.id);
  const items = perItem(moreUnits(after.lines, before.lines));
  const locked = items.length === 0 ? [] : await lockItems(em, items);
  const isGone = items.some(({ catalogId, itemId, quantity }) => {
    const item = locked.find((one) => one.catalogId === catalogId && one.itemId === itemId);
    return !item || item.available < quantity;
  });
  if (isGone) {
    order.alert = refundedUnitsGone;
    return;
  }
  await changeStock(
    em,
    items.map((item) => ({
      ...item,
      onHand: -item.quantity,
      reserved: 0,
      reason: 'sale' as const,
    })),
    { subject: `order ${order.id}` },
  );
  refund.restocked = null;
}
