import type { NotNull } from 'kysely';
import { db } from '../database/db.ts';
import { isHeld } from '../orders/owed.ts';
import { bool } from '../database/expressions.ts';
import { orderRefunded } from '../orders/order-refunded.ts';
import type { Services } from '../services.ts';
import { findShipment } from './find-shipment.ts';
import { recordLabel } from './record-label.ts';
import { Order } from '../orders/order.entity.ts';

/** Longer than a request takes, so no client is still waiting for the outcome. */
const unanswered = 60_000;
/** Longer than the carrier needs to finish an abandoned purchase. */
const abandoned = 5 * 60_000;
const maxBatch = 50;

interface OpenLabel {
  orderId: string;
  shipmentId: string;
  updatedAt: Date;
  held: boolean;
}

/**
 * Records labels that were bought but not recorded because the process died or the response was
 * lost. If nothing was bought or the carrier no longer has the shipment, releases the order after a
 * while so that staff can buy another label or cancel.
 */
export async function finishLabels(services: Services): Promise<void> {
  const now = services.now().getTime();
  const open: OpenLabel[] = await db(services.orm.em.fork())
    .selectFrom('orders as o')
    .select([
      'o.id as orderId',
      'o.shipment_id as shipmentId',
      'o.updated_at as updatedAt',
      bool(isHeld).as('held'),
    ])
    .where('o.order_state', '=', 'PICKED')
    .where('o.shipment_id', 'is not', null)
    .where('o.updated_at', '<', new Date(now - unanswered))
    .orderBy('o.updated_at', 'desc')
    .limit(maxBatch)
    .$narrowType<{ shipmentId: NotNull }>()
    .execute();
  for (const found of open) {
    try {
      await finish(services, found, now - abandoned);
    } catch (error) {
      services.log.warn({ err: error, order: found.orderId }, 'label not finished yet');
    }
  }
}

async function finish(services: Services, found: OpenLabel, before: number): Promise<void> {
  const { orderId, shipmentId, updatedAt, held } = found;
  const shipment = await findShipment(services.carrier, shipmentId);
  if (shipment?.label) {
    const { label } = shipment;
    if (held) return;
    await recordLabel(services, { orderId, shipmentId, label, actor: null, requestId: null });
  } else if (updatedAt.getTime() < before) {
    await services.orm.em.fork().transactional(async (em) => {
      const unchanged = { id: orderId, shipmentId, updatedAt };
      await em.nativeUpdate(Order, unchanged, { shipmentId: null, labelPurchases: 0 });
      await services.jobs.send(em, orderRefunded, { orderId });
    });
  }
}
