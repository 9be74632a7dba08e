import {
  noRates,
  presentLabelRates,
  ratesForAll,
  type LabelRate,
} from '../../domain/shipping/label-rates.ts';
import { packUnits } from '../../domain/shipping/parcels.ts';
import type { ParcelSize } from '../../domain/shipping/parcel-size.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/find-record.ts';
import { carrierRates } from '../../demo/carrier/carrier-rates.ts';
import type { MockCall } from '../core/call.ts';
import type { Order, ShopState } from '../state.ts';
import { validatePacked } from '../../domain/packing/validate-packing.ts';
import { packingStateOf } from '../picking/packing.ts';
import { validateLabel } from '../../domain/shipping/validate-label.ts';
import { findOrder } from '../orders/find-order.ts';
import { parcelContents, statusOf } from '../orders/order-status.ts';
import type { CheckoutRejection } from '../../domain/checkout/present-start.ts';
import { validateExportOf } from './customs.ts';

type LabelRates = components['schemas']['LabelRates'];

interface Offer {
  parcels: { parcel: number; ounces: number; size: ParcelSize | null }[];
  /** Rates for all parcels together, cheapest first. */
  rates: (LabelRate & { rateId: string; parts: LabelRate[] })[];
}

/** @throws Failure 404 if the order doesn't exist */
export function listLabelRates({ state, body }: MockCall<'listLabelRates'>): LabelRates {
  const order = findOrder(state, body.orderId);
  const rejection = rejectionToShip(state, order);
  if (rejection !== null) return presentLabelRates({ rejection });
  const offer = offerRates(state, order);
  return presentLabelRates(offer.rates.length === 0 ? { rejection: noRates } : offer);
}

/** Returns the carrier's rates for an order's parcels. */
export function offerRates(state: ShopState, order: Order): Offer {
  const { orderId, shipping } = order;
  const lines = parcelContents(state, order).lines.map((line) => ({
    ...line,
    digital: false,
    attributes: line.attributes ?? knownItem(state, line)?.attributes ?? [],
  }));
  const inUse = new Set(
    order.labels.flatMap((label) => (label.dateVoided === null ? label.parcelId : [])),
  );
  const parcels = packUnits(lines)
    .map(({ ounces, size }, at) => ({ parcel: at + 1, ounces, size }))
    .filter(({ parcel }) => !inUse.has(String(parcel)));
  const { postal_code: zip, country } = shipping?.address ?? {};
  const shipment = `shp_${orderId.replaceAll('-', '')}`;
  const to = { zip: zip ?? '', country: country ?? 'US' };
  const ratesOfEach = parcels.map(({ ounces, size }) => carrierRates(ounces, to, size));
  const rates = ratesForAll(ratesOfEach)
    .map((rate, at) => ({
      ...rate,
      rateId: rate.parts.map(() => `${shipment}.rate_${at}`).join(','),
    }))
    .toSorted((a, b) => a.cents - b.cents);
  return { parcels, rates };
}

/** Returns why a label can't be bought, or null. */
export const rejectionToShip = (state: ShopState, order: Order): CheckoutRejection | null =>
  validateLabel(factsToShip(state, order)) ??
  validatePacked(packingStateOf(order), false) ??
  validateExportOf(state, order);

/** Returns the data that decides whether an order can be shipped. */
export function factsToShip(state: ShopState, order: Order) {
  const { line1, city, country } = order.shipping?.address ?? {};
  const hasAddress = [line1, city, country].every(Boolean);
  return { ...statusOf(state, order), labelUrl: order.labelUrl, hasAddress };
}
