import { LockMode } from '@mikro-orm/core';
import { orderRefunded } from '../orders/order-refunded.ts';
import type { Services } from '../services.ts';
import { Order } from '../orders/order.entity.ts';

/**
 * Releases the shipment after a definite rejection of the purchase. When several purchases run, the
 * last one frees the order, which can then be moved, canceled or given another label. While another
 * purchase is running or its outcome is unknown, the shipment is kept.
 */
export async function releaseShipment(
  { orm, now, jobs }: Pick<Services, 'orm' | 'now' | 'jobs'>,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const buying = { id: orderId, shipmentId, orderState: 'PICKED', labelUrl: null } as const;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const order = await em.findOne(Order, { ...buying, labelPurchases: { $gt: 0 } }, lock);
    if (order !== null) {
      if (order.labelPurchases === 1) order.shipmentId = null;
      order.labelPurchases -= 1;
      order.updatedAt = now();
    }
    // The order may have been refunded in the meantime and may be waiting to be canceled.
    await jobs.send(em, orderRefunded, { orderId });
  });
}
