import { humanize } from '../ui/format.ts';

const labels: ReadonlyMap<string, string> = new Map([
  ['pre_transit', 'Label made, parcel not seen yet'],
  ['in_transit', 'On its way'],
  ['out_for_delivery', 'Out for delivery'],
  ['available_for_pickup', 'Waits to be fetched'],
  ['delivered', 'Delivered'],
  ['return_to_sender', 'On its way back to us'],
  ['failure', 'Could not be delivered'],
  ['cancelled', 'Label cancelled'],
]);

/** What a carrier says of a parcel, as staff read it; a word added since, without its strokes. */
export function carrierLabel(status: string): string {
  return labels.get(status) ?? humanize(status);
}
