import { humanize } from '../ui/format.ts';

const labels: ReadonlyMap<string, string> = new Map([
  ['pre_transit', 'Label created'],
  ['in_transit', 'On its way'],
  ['out_for_delivery', 'Out for delivery'],
  ['available_for_pickup', 'Ready for pickup'],
  ['delivered', 'Delivered'],
  ['return_to_sender', 'Returning to sender'],
  ['failure', 'Delivery failed'],
  ['cancelled', 'Label canceled'],
]);

/** Returns the parcel's status as shown to staff. Replaces the underscores of an unknown status. */
export function trackingStatusLabel(status: string): string {
  return labels.get(status) ?? humanize(status);
}
