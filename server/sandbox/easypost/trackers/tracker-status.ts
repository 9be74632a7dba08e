import { z } from 'zod';

export const trackerStatus = z.enum([
  'unknown',
  'pre_transit',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'available_for_pickup',
  'return_to_sender',
  'failure',
  'cancelled',
  'error',
]);
export type TrackerStatus = z.infer<typeof trackerStatus>;

interface CarrierEvent {
  message: string;
  detail: string;
  /** Where the parcel is scanned. */
  at: 'origin' | 'destination' | 'nowhere';
}

/** What the carrier reports for each status. */
export const carrierEvents: Record<TrackerStatus, CarrierEvent> = {
  unknown: { message: 'Status not available', detail: 'unknown', at: 'nowhere' },
  pre_transit: {
    message: 'Shipping Label Created, USPS Awaiting Item',
    detail: 'label_created',
    at: 'origin',
  },
  in_transit: {
    message: 'Departed USPS Regional Facility',
    detail: 'departed_facility',
    at: 'origin',
  },
  out_for_delivery: { message: 'Out for Delivery', detail: 'out_for_delivery', at: 'destination' },
  delivered: {
    message: 'Delivered, Front Door/Porch',
    detail: 'arrived_at_destination',
    at: 'destination',
  },
  available_for_pickup: {
    message: 'Available for Pickup',
    detail: 'arrived_at_pickup_location',
    at: 'destination',
  },
  return_to_sender: {
    message: 'Return to Sender, Unclaimed',
    detail: 'return',
    at: 'destination',
  },
  failure: {
    message: 'Undeliverable as Addressed',
    detail: 'delivery_exception',
    at: 'destination',
  },
  cancelled: { message: 'Shipment Cancelled', detail: 'cancelled', at: 'nowhere' },
  error: { message: 'Tracking Information Unavailable', detail: 'unknown', at: 'nowhere' },
};
