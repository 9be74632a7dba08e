import { z } from 'zod';
import type { World } from '../../world.ts';
import { emitEasypost } from '../events/emit.ts';
import { timestamp } from '../timestamp.ts';
import type { ShipmentRecord } from '../shipments/shipment-record.ts';
import { presentTracker } from './present-tracker.ts';
import type { TrackerRecord } from './tracker-record.ts';
import { carrierEvents, trackerStatus } from './tracker-status.ts';
import { nowhere, townOf } from './tracking-location.ts';

export const scanSchema = z.object({
  status: trackerStatus,
  status_detail: z.string().optional(),
  message: z.string().optional(),
  /** When the carrier scanned the parcel. Defaults to now. */
  datetime: z.iso.datetime().optional(),
});
export type Scan = z.infer<typeof scanSchema>;

/** Returns the tracker after one more scan. Any order of scans is accepted. */
export function scanned(
  tracker: TrackerRecord,
  shipment: ShipmentRecord | undefined,
  scan: Scan,
): TrackerRecord {
  const event = carrierEvents[scan.status];
  const datetime = scan.datetime ?? timestamp();
  const detail = scan.status_detail ?? event.detail;
  const place =
    event.at === 'nowhere'
      ? undefined
      : shipment?.[event.at === 'origin' ? 'from_address' : 'to_address'];
  const days = shipment?.selected_rate?.delivery_days ?? 3;
  return {
    ...tracker,
    status: scan.status,
    status_detail: detail,
    updated_at: timestamp(),
    signed_by: scan.status === 'delivered' ? 'FRONT DOOR' : tracker.signed_by,
    weight: scan.status === 'in_transit' ? (shipment?.parcel.weight ?? null) : tracker.weight,
    est_delivery_date:
      tracker.est_delivery_date ?? timestamp(Date.parse(datetime) + days * 86_400_000),
    tracking_details: [
      ...tracker.tracking_details,
      {
        object: 'TrackingDetail',
        message: scan.message ?? event.message,
        description: '',
        status: scan.status,
        status_detail: detail,
        datetime,
        source: tracker.carrier,
        carrier_code: '',
        tracking_location: place ? townOf(place) : nowhere,
      },
    ],
  };
}

/** Records the carrier's report of where the parcel is, and notifies the shop. */
export function advanceTracker(world: World, tracker: TrackerRecord, scan: Scan): TrackerRecord {
  const shipment = world.store.get('shipment', tracker.shipment_id ?? '');
  const after = scanned(tracker, shipment, scan);
  world.store.put('tracker', after);
  if (shipment) {
    const { updated_at: updatedAt, status } = after;
    world.store.put('shipment', { ...shipment, status, updated_at: updatedAt });
  }
  emitEasypost(world, 'tracker.updated', presentTracker(world, after), { status: tracker.status });
  return after;
}
