import { newHexId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { timestamp } from '../timestamp.ts';
import type { ShipmentRecord } from '../shipments/shipment-record.ts';
import { serviceName } from '../shipments/service-names.ts';
import type { CarrierDetail, TrackerRecord } from './tracker-record.ts';
import { lineOf, townOf } from './tracking-location.ts';

interface NewTracker {
  id?: string;
  created?: number;
  trackingCode: string;
  carrier?: string;
  shipment?: ShipmentRecord;
}

/** Creates the tracker of a parcel that the carrier hasn't scanned yet. */
export function trackerRecord(input: NewTracker): TrackerRecord {
  const created = input.created ?? Date.now();
  return {
    id: input.id ?? newHexId('trk'),
    object: 'Tracker',
    created,
    mode: 'test',
    tracking_code: input.trackingCode,
    status: 'unknown',
    status_detail: 'unknown',
    created_at: timestamp(created),
    updated_at: timestamp(created),
    signed_by: null,
    weight: null,
    est_delivery_date: null,
    shipment_id: input.shipment?.id ?? null,
    carrier: input.carrier ?? 'USPS',
    tracking_details: [],
    fees: [],
    carrier_detail: input.shipment ? carrierDetail(input.shipment) : null,
    finalized: true,
    is_return: input.shipment?.is_return ?? false,
  };
}

function carrierDetail(shipment: ShipmentRecord): CarrierDetail {
  const { from_address: from, to_address: to } = shipment;
  return {
    object: 'CarrierDetail',
    service: serviceName(shipment.selected_rate?.service ?? ''),
    container_type: null,
    est_delivery_date_local: null,
    est_delivery_time_local: null,
    origin_location: lineOf(from),
    origin_tracking_location: townOf(from),
    destination_location: lineOf(to),
    destination_tracking_location: townOf(to),
    guaranteed_delivery_date: null,
    alternate_identifier: null,
    initial_delivery_attempt: null,
  };
}

/** Finds the tracker with this tracking code or id. */
export function findTracker(world: World, code: string): TrackerRecord | undefined {
  return (
    world.store.get('tracker', code) ??
    world.store.list('tracker', { limit: 1, where: { tracking_code: code } })[0]
  );
}
