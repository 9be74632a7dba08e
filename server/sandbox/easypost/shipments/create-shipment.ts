import { z } from 'zod';
import { newHexId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { addressFields, toInput } from '../addresses/address-input.ts';
import type { AddressRecord } from '../addresses/address-record.ts';
import { createAddress, presentAddress } from '../addresses/create-address.ts';
import { timestamp } from '../timestamp.ts';
import { customsFields, customsRecord } from './customs/customs-input.ts';
import { readPriceLevel } from './price-level.ts';
import type { ParcelRecord, RateRecord, ShipmentRecord } from './shipment-record.ts';
import { offers, type Offer } from '@spindle/sdk/demo/carrier/tariff';
import { isTooHeavy } from '@spindle/sdk/domain/shipping/parcel-limits';
import { zoneOf } from '@spindle/sdk/demo/carrier/zone';

export const insuranceAmount = z.coerce.number().positive().nullish();

export const shipmentSchema = z.object({
  shipment: z.object({
    to_address: addressFields,
    from_address: addressFields,
    parcel: z.object({
      weight: z.coerce.number().positive(),
      length: z.coerce.number().optional(),
      width: z.coerce.number().optional(),
      height: z.coerce.number().optional(),
      predefined_package: z.string().nullish(),
    }),
    customs_info: customsFields.nullish(),
    options: z.record(z.string(), z.unknown()).optional(),
    reference: z.string().nullish(),
    is_return: z.boolean().optional(),
    /** Buys this service's rate immediately. */
    service: z.string().optional(),
    insurance: insuranceAmount,
  }),
});
type ShipmentInput = z.infer<typeof shipmentSchema>['shipment'];

const ACCOUNT = 'ca_5ba7ca3632c54adeb17ad4bcac13c890';

/** Stores a shipment with the carrier's rates for it. */
export function createShipment(world: World, input: ShipmentInput): ShipmentRecord {
  const now = timestamp();
  const id = newHexId('shp');
  const to = addressOf(world, input.to_address);
  const from = addressOf(world, input.from_address);
  const parcel = parcelRecord(input, now);
  const zone = to.country === 'US' ? zoneOf(from.zip, to.zip) : null;
  const { percent } = readPriceLevel(world);
  const rates = offers(parcel.weight, zone, sizeOf(parcel)).map((offer) =>
    rateRecord(offer, { shipmentId: id, now, percent }),
  );
  const exceeding = {
    carrier: 'USPS',
    carrier_account_id: ACCOUNT,
    type: 'rate_error',
    message: isTooHeavy(parcel.weight)
      ? 'Package weight exceeds the maximum of 70 lbs.'
      : 'Package exceeds the maximum of 130 inches in length and girth.',
  };
  const shipment: ShipmentRecord = {
    id,
    object: 'Shipment',
    created: Date.now(),
    created_at: now,
    updated_at: now,
    is_return: input.is_return ?? false,
    messages: rates.length === 0 ? [exceeding] : [],
    mode: 'test',
    options: { currency: 'USD', payment: { type: 'SENDER' }, date_advance: 0, ...input.options },
    reference: input.reference ?? null,
    status: 'unknown',
    tracking_code: null,
    batch_id: null,
    batch_status: null,
    batch_message: null,
    customs_info: input.customs_info ? customsRecord(input.customs_info, now) : null,
    from_address: presentAddress(from),
    to_address: presentAddress(to),
    return_address: presentAddress(from),
    buyer_address: presentAddress(to),
    insurance: null,
    order_id: null,
    parcel,
    rates,
    refund_status: null,
    scan_form: null,
    selected_rate: null,
    usps_zone: zone,
    forms: [],
    fees: [],
    purchased: false,
    label: null,
    tracker_id: null,
  };
  world.store.put('shipment', shipment);
  return shipment;
}

function addressOf(world: World, fields: z.infer<typeof addressFields>): AddressRecord {
  const known = fields.id === undefined ? undefined : world.store.get('address', fields.id);
  return known ?? createAddress(world, toInput(fields), []);
}

function parcelRecord({ parcel }: ShipmentInput, now: string): ParcelRecord {
  return {
    id: newHexId('prcl'),
    object: 'Parcel',
    created_at: now,
    updated_at: now,
    length: parcel.length ?? null,
    width: parcel.width ?? null,
    height: parcel.height ?? null,
    predefined_package: parcel.predefined_package ?? null,
    weight: parcel.weight,
    mode: 'test',
  };
}

/** Returns null unless all three dimensions are set. */
function sizeOf({ length, width, height }: ParcelRecord) {
  return length && width && height ? { length, width, height } : null;
}

interface RatedShipment {
  shipmentId: string;
  now: string;
  /** Percentage of the tariff. */
  percent: number;
}

function rateRecord(offer: Offer, { shipmentId, now, percent }: RatedShipment): RateRecord {
  const dollars = (cents: number) => (Math.round((cents * percent) / 100) / 100).toFixed(2);
  return {
    id: newHexId('rate'),
    object: 'Rate',
    created_at: now,
    updated_at: now,
    mode: 'test',
    service: offer.service,
    carrier: 'USPS',
    rate: dollars(offer.cents),
    currency: 'USD',
    retail_rate: dollars(offer.retailCents),
    retail_currency: 'USD',
    list_rate: dollars(offer.listCents),
    list_currency: 'USD',
    billing_type: 'easypost',
    delivery_days: offer.days,
    delivery_date: null,
    delivery_date_guaranteed: false,
    est_delivery_days: offer.days,
    shipment_id: shipmentId,
    carrier_account_id: ACCOUNT,
  };
}
