import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { addressFields } from '../addresses/address-input.ts';
import { timestamp } from '../timestamp.ts';
import { createShipment } from '../shipments/create-shipment.ts';
import { feesOf } from '../shipments/fees.ts';
import { scanned } from '../trackers/advance-tracker.ts';
import { trackerRecord } from '../trackers/create-tracker.ts';
import { trackerStatus, type TrackerStatus } from '../trackers/tracker-status.ts';

const past = z.object({
  id: z.string().min(1),
  tracking_code: z.string().min(1),
  /** When the label was bought, epoch seconds. */
  created: z.int(),
  to_address: addressFields,
  from_address: addressFields,
  parcel: z.object({ weight: z.number().positive() }),
  reference: z.string().nullish(),
  service: z.string().default('GroundAdvantage'),
  /** The parcel's status. */
  status: trackerStatus.default('delivered'),
});
export const importSchema = z.object({ shipments: z.array(past) });
type PastShipment = z.infer<typeof past>;

/** Stores bought shipments as if they had always existed, without events. Overwrites known ids. */
export function importShipments(world: World, shipments: PastShipment[]): void {
  world.store.transaction(() => {
    for (const input of shipments) importOne(world, input);
  });
}

function importOne(world: World, { status, service, ...input }: PastShipment): void {
  const created = input.created * 1000;
  const date = timestamp(created);
  const fresh = createShipment(world, input);
  world.store.remove('shipment', fresh.id);
  const rates = fresh.rates.map((rate) => ({ ...rate, shipment_id: input.id }));
  const rate = rates.find((candidate) => candidate.service === service) ?? rates.at(-1) ?? null;
  const shipment = {
    ...fresh,
    id: input.id,
    created,
    created_at: date,
    updated_at: date,
    status,
    tracking_code: input.tracking_code,
    rates,
    selected_rate: rate,
    fees: rate ? feesOf(rate, null) : [],
    purchased: true,
    label: { id: derivedId('pl', input.id), date },
    tracker_id: derivedId('trk', input.id),
  };
  const tracker = statusesUpTo(status).reduce(
    (known, step, day) =>
      scanned(known, shipment, { status: step, datetime: timestamp(created + day * 86_400_000) }),
    trackerRecord({
      id: shipment.tracker_id,
      created,
      trackingCode: input.tracking_code,
      shipment,
    }),
  );
  world.store.put('shipment', shipment);
  world.store.put('tracker', tracker);
}

/** Derives an id that is the same whenever the same shipment is imported. */
function derivedId(prefix: string, id: string): string {
  return `${prefix}_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
}

const USUAL: TrackerStatus[] = ['pre_transit', 'in_transit', 'out_for_delivery', 'delivered'];

/** Returns the scans that led to a status. */
function statusesUpTo(status: TrackerStatus): TrackerStatus[] {
  if (status === 'unknown') return [];
  const at = USUAL.indexOf(status);
  return at === -1 ? [...USUAL.slice(0, 2), status] : USUAL.slice(0, at + 1);
}
