import { closingMoves } from '@spindle/sdk/domain/orders/cancellation';
import { goodsAfterRefund } from '@spindle/sdk/domain/refunds/decide-refund';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { returnToShelf } from '../../inventory/return-to-shelf.ts';
import type { Services } from '../../services.ts';
import { moveOrder } from '../move-order.ts';
import { OrderLabel } from '../order-label.entity.ts';
import type { Order } from '../order.entity.ts';
import { orderRefunded } from '../order-refunded.ts';
import { readOwed, type OwedUnits } from '../owed.ts';
import type { Refund } from './refund.entity.ts';

interface Followed {
  /** Locked by the caller, as is its payment. */
  order: Order;
  /** Units that the order still owed before the refund. */
  before: OwedUnits;
  refund: Refund;
  /** If true, units that won't ship are restocked. Otherwise they are scrapped. */
  restock: boolean;
  actor: { id: string; email: string } | null;
}

/**
 * Removes refunded units from an order that has not shipped, and closes the order if nothing is
 * left to ship. If a label is bought or being bought then, stops the parcel first.
 */
export async function followMoney(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { order, before, refund, restock, actor }: Followed,
): Promise<void> {
  const now = services.now();
  const { orderState, shipmentId, labelUrl } = order;
  const after = await readOwed(em, order.id);
  const { taken, next } = goodsAfterRefund(
    {
      isReturn: order.parent !== null,
      isDigital: order.isDigital(),
      orderState,
      labelled: labelUrl !== null,
      labelling: shipmentId !== null || (await em.count(OrderLabel, { order, voidedAt: null })) > 0,
    },
    before.lines,
    after,
  );
  if (taken.length > 0) {
    order.updatedAt = now;
    refund.restocked = restock;
  }
  if (restock) {
    const cause = { subject: `order ${order.id}`, actorEmail: actor?.email ?? null };
    await returnToShelf(em, taken, cause);
  }
  if (next === 'PACK_AGAIN') await restartPacking(em, order, now);
  if (next === 'CLOSE') {
    await closeRefunded(em, order, { units: after.units, actorId: actor?.id ?? null, now });
  }
  if (next === 'STOP_PARCEL') {
    // The order can be closed only after its labels are voided and any running purchase has
    // ended. The handler of this message waits for both.
    await services.jobs.send(em, orderRefunded, { orderId: order.id });
  }
}

/**
 * Cancels an order that has nothing left to ship, or ends it like a digital one while `units` stay
 * paid. The caller has already handled its units and money.
 */
export async function closeRefunded(
  em: EntityManager,
  order: Order,
  { units, ...by }: { units: number; actorId: string | null; now: Date },
): Promise<void> {
  for (const move of closingMoves(order.orderState, units)) {
    await moveOrder(em, order, { ...move, ...by });
  }
  order.claimedBy = null;
  order.claimedUntil = null;
}

/** Refunded units that were already scanned must come out of the parcel, so packing starts over. */
async function restartPacking(em: EntityManager, order: Order, now: Date): Promise<void> {
  if (order.packingId === null) return;
  const before = await db(em)
    .selectFrom('packings')
    .select('begun_by as by')
    .where('id', '=', order.packingId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const packing = { id, order_id: order.id, begun_by: before.by, begun_at: now };
  await db(em).insertInto('packings').values(packing).execute();
  order.packingId = id;
}
