import { expressionBuilder } from 'kysely';
import { db } from '../database/db.ts';
import { literal, text } from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';
import { workThrough } from '../jobs/work-through.ts';
import type { Services } from '../services.ts';
import { findShipment } from './find-shipment.ts';
import { followParcel } from './follow-parcel.ts';

const hourMs = 3_600_000;
/** Events usually arrive within minutes. After this time, an event may have been lost. */
const silence = 6 * hourMs;
/** A parcel not delivered within this time is considered lost. */
const ABANDONED_AFTER_MS = 60 * 24 * hourMs;
const readInParallel = 50;
/** Shorter than the fifteen minutes between runs. */
const turnMs = 720_000;

interface QuietParcel {
  orderId: string;
  shipmentId: string;
}

/**
 * Asks the carrier about parcels in transit that have had no update for hours, least recently
 * checked first. Makes up for lost events. The response is processed like an event.
 */
export async function checkParcels(services: Services, leaving?: AbortSignal): Promise<void> {
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: () => quietParcels(services),
    async work({ orderId, shipmentId }) {
      await recordChecked(services, orderId);
      for (const id of await shipmentsOf(services, { orderId, shipmentId })) {
        const shipment = await findShipment(services.carrier, id);
        if (shipment?.trackerId) await followParcel(services, shipment.trackerId);
      }
    },
    failed(error, { orderId }) {
      services.log.warn({ err: error, order: orderId }, 'the carrier returned no tracking');
    },
  });
}

async function shipmentsOf(
  { orm }: Services,
  { orderId, shipmentId }: QuietParcel,
): Promise<string[]> {
  const labels = await db(orm.em.fork())
    .selectFrom('order_labels')
    .select('shipment_id as id')
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  return labels.length === 0 ? [shipmentId] : labels.map(({ id }) => id);
}

function quietParcels({ orm, now }: Services): Promise<QuietParcel[]> {
  const at = now().getTime();
  return (
    db(orm.em.fork())
      .selectFrom('orders')
      .select(({ ref }) => ['id as orderId', text(ref('shipment_id')).as('shipmentId')])
      // Must be identical to the index condition.
      .where('order_state', '=', literal('SHIPPED'))
      .where('shipment_id', 'is not', null)
      .where(({ eb }) =>
        eb(fn.coalesce('tracking_status', literal('')), 'not in', [
          literal('delivered'),
          literal('cancelled'),
          literal('return_to_sender'),
        ]),
      )
      .where(lastCheck, '<', new Date(at - silence))
      .where('shipped_at', '>', new Date(at - ABANDONED_AFTER_MS))
      .orderBy(lastCheck)
      .limit(readInParallel)
      .execute()
  );
}

const { fn } = expressionBuilder<Tables, 'orders'>();
const lastCheck = fn.coalesce('tracking_checked_at', 'shipped_at');

/**
 * Records the check before asking the carrier, so that a parcel with a permanent error does not
 * stay first in the queue.
 */
async function recordChecked({ orm, now }: Services, orderId: string): Promise<void> {
  await db(orm.em.fork())
    .updateTable('orders')
    .set({ tracking_checked_at: now() })
    .where('id', '=', orderId)
    .execute();
}
