import { boughtAndVoided, isLimit, limitReached } from '@spindle/sdk/domain/bulk/labels';
import { noSuch } from '@spindle/sdk/domain/records';
import { rejectWith } from '@spindle/sdk/domain/rejection';
import { db } from '../database/db.ts';
import { buyLabel } from '../shipping/buy-label.ts';
import { readParcel, readParcels } from '../shipping/read-parcel.ts';
import { rejectionToShip } from '../shipping/rejection-to-ship.ts';
import type { Services } from '../services.ts';
import type { BulkAction } from './action.ts';
import { inOrderOf, uuidsAmong } from './order-ids.ts';
import { priceLabels } from './price-labels.ts';
import { Order } from '../orders/order.entity.ts';

/** Buys a label for each order, with the shipping method that its customer selected. */
export const labels: BulkAction = {
  async check(services, ids) {
    const parcels = await readParcels(services.orm.em.fork(), uuidsAmong(ids));
    const checked = parcels.map((parcel) => ({
      orderId: parcel.orderId,
      rejection: rejectionToShip(services, parcel),
    }));
    return inOrderOf(ids, checked, '');
  },
  price: priceLabels,
  async perform(services, { bulkId, recordId, actor, requestId, left }) {
    if (await wasVoided(services, { bulkId, orderId: recordId })) {
      return { outcome: rejectWith(boughtAndVoided), cents: null };
    }
    const parcel = await readParcel(services.orm.em.fork(), recordId);
    if (!parcel) return { outcome: rejectWith(noSuch('order')), cents: null };
    const outcome = await buyLabel(services, parcel, {
      rateId: undefined,
      mostCents: left ?? undefined,
      actor,
      requestId,
    });
    if (isLimit(outcome)) return { outcome: rejectWith(limitReached), cents: null };
    return { outcome, cents: outcome.done ? await labelCents(services, parcel.orderId) : null };
  },
};

/**
 * Returns true if the order's label was bought after the bulk action started and has been voided
 * since.
 */
async function wasVoided(
  { orm }: Services,
  { bulkId, orderId }: { bulkId: string; orderId: string },
): Promise<boolean> {
  const label = await db(orm.em.fork())
    .selectFrom('order_labels as l')
    .innerJoin('bulks as b', (join) => join.onRef('l.bought_at', '>=', 'b.created_at'))
    .select('l.shipment_id')
    .where('b.id', '=', bulkId)
    .where('l.order_id', '=', orderId)
    .where('l.voided_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return label !== undefined;
}

/** Returns the price of the order's label, no matter who bought it. */
async function labelCents({ orm }: Services, orderId: string): Promise<number | null> {
  const order = await orm.em.fork().findOne(Order, { id: orderId }, { fields: ['labelCents'] });
  return order?.labelCents ?? null;
}
