import type { NotNull } from 'kysely';
import { rateUnavailable } from '@spindle/sdk/domain/shipping/label-rates';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import type { Recipient, Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { createShipment, type OneParcel } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import type { SelectedRate } from './rate-id.ts';
import type { Parcel } from './read-parcel.ts';

/** Carriers round weights to a tenth of an ounce. */
const ROUNDED_OUNCES = 0.1;
const forgotten = 'The carrier no longer has this shipment. Please try again.';

/**
 * Opens the shipment for the next label: the selected rate's shipment, or a new one. Its id is
 * stored before anything can be bought, and concurrent requests use the id stored first. Each
 * request is counted until its outcome is known (`releaseShipment`, `recordLabel`). Returns null if
 * the order has changed. A shipment without rates is not stored.
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
        : await offeredShipment(services, order, { parcel, rate: chosen });
    if (shipment.rates.length === 0) return shipment;
    const stored = await query(
      em,
      `update orders
          set shipment_id = $2, label_purchases = 1, updated_at = $3, version = version + 1
        where id = $1 and shipment_id is null and order_state = 'PICKED'
          and address_corrected_at is not distinct from $4
          and not exists (select from order_labels where shipment_id = $2) returning id`,
      [orderId, shipment.id, now(), order.addressCorrectedAt],
    );
    if (stored.length > 0) return shipment;
  }
  // the new `updated_at` keeps `finishLabels` from releasing the shipment while its label is being
  // bought
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
 * Returns the shipment of an offered rate. The result has no rates if the shipment no longer exists
 * or belongs to another order, or if the parcel's weight or address has changed.
 */
export async function offeredShipment(
  { carrier }: Pick<Services, 'carrier'>,
  { orderId, addressCorrectedAt }: Pick<Parcel, 'orderId' | 'addressCorrectedAt'>,
  { parcel, rate: { shipmentId } }: { parcel: OneParcel; rate: SelectedRate },
): Promise<Shipment> {
  const found = await findShipment(carrier, shipmentId);
  const isOffered =
    found?.reference === orderId &&
    found.refundStatus === null &&
    (addressCorrectedAt === null || (found.createdAt ?? addressCorrectedAt) > addressCorrectedAt) &&
    Math.abs((found.ounces ?? parcel.ounces) - parcel.ounces) < ROUNDED_OUNCES;
  return isOffered ? found : withoutRates(shipmentId, rateUnavailable.reason);
}

function withoutRates(id: string, why: string): Shipment {
  const nothing = {
    reference: null,
    createdAt: null,
    ounces: null,
    rates: [],
    label: null,
    trackerId: null,
    refundStatus: null,
  };
  return { ...nothing, id, complaints: [why] };
}
