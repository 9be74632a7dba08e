import type { NotNull } from 'kysely';
import { rateGone } from '@spindle/sdk/domain/shipping/label-rates';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import type { Recipient, Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { createShipment, type OneParcel } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import type { SelectedRate } from './rate-id.ts';
import type { Parcel } from './read-parcel.ts';

/** Carriers weigh to the tenth of an ounce. */
const ROUNDED_OUNCES = 0.1;
const forgotten = 'The carrier no longer has this shipment. Please try again.';

/**
 * The shipment that the next label of an order is bought for: the one whose rate was chosen, or
 * made if there is none yet. Its id is stored before
 * anything can be bought, and whoever comes second takes the first one's. Each is counted until it
 * knows its outcome (`letGo`, `recordLabel`). Null where the order was changed meanwhile. A shipment
 * no carrier wants is not kept.
 */
export async function openShipment(
  services: Services,
  order: Parcel,
  { parcel, to, chosen }: { parcel: OneParcel; to: Recipient; chosen: SelectedRate | null },
): Promise<Shipment | null> {
  const { carrier, now, orm } = services;
  const { orderId } = order;
  const em = orm.em.fork();
  if (order.shipmentId === null) {
    const shipment =
      chosen === null
        ? await createShipment(services, order, { parcel, to })
        : await offeredShipment(services, orderId, { parcel, rate: chosen });
    if (shipment.rates.length === 0) return shipment;
    const stored = await query(
      em,
      `update orders
          set shipment_id = $2, label_purchases = 1, updated_at = $3, version = version + 1
        where id = $1 and shipment_id is null and order_state = 'PICKED'
          and not exists (select from order_labels where shipment_id = $2) returning id`,
      [orderId, shipment.id, now()],
    );
    if (stored.length > 0) return shipment;
  }
  // the new time keeps the regular check from giving the shipment up while its label is bought
  const known = await db(em)
    .updateTable('orders')
    .set((eb) => ({ label_purchases: eb('label_purchases', '+', 1), updated_at: now() }))
    .where('id', '=', orderId)
    .where('shipment_id', 'is not', null)
    .where('order_state', '=', 'PICKED')
    .returning('shipment_id as shipmentId')
    .$narrowType<{ shipmentId: NotNull }>()
    .executeTakeFirst();
  if (!known) return null;
  const { shipmentId: id } = known;
  return (await findShipment(carrier, id)) ?? withoutRates(id, forgotten);
}

/**
 * The shipment a rate was offered for; without rates where it is another order's, or gone, or where
 * other units are in the parcel by now.
 */
export async function offeredShipment(
  { carrier }: Pick<Services, 'carrier'>,
  orderId: string,
  { parcel, rate: { shipmentId } }: { parcel: OneParcel; rate: SelectedRate },
): Promise<Shipment> {
  const found = await findShipment(carrier, shipmentId);
  const isOffered =
    found?.reference === orderId &&
    found.refundStatus === null &&
    Math.abs((found.ounces ?? parcel.ounces) - parcel.ounces) < ROUNDED_OUNCES;
  return isOffered ? found : withoutRates(shipmentId, rateGone.reason);
}

function withoutRates(id: string, why: string): Shipment {
  const nothing = {
    reference: null,
    ounces: null,
    rates: [],
    label: null,
    trackerId: null,
    refundStatus: null,
  };
  return { ...nothing, id, complaints: [why] };
}
