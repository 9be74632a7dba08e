import { query } from '../database/query.ts';
import { orderRefunded } from '../orders/order-refunded.ts';
import type { Services } from '../services.ts';

/**
 * A purchase was refused for certain. The last one out frees the order, which can then be moved,
 * cancelled or given another label; while another purchase is under way, or came to nobody knows
 * what end, its shipment stays.
 */
export async function letGo(
  { orm, now, jobs }: Pick<Services, 'orm' | 'now' | 'jobs'>,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await query(
      em,
      `update orders
        set label_purchases = label_purchases - 1,
            shipment_id = case when label_purchases = 1 then null else shipment_id end,
            updated_at = $3, version = version + 1
      where id = $1 and shipment_id = $2 and order_state = 'PICKED' and label_url is null
        and label_purchases > 0`,
      [orderId, shipmentId, now()],
    );
    // It may have been refunded meanwhile, and waits to be canceled.
    await jobs.send(em, orderRefunded, { orderId });
  });
}
