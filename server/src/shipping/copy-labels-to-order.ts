import type { OrderLabel } from '../orders/order-label.entity.ts';
import type { Order } from '../orders/order.entity.ts';

/**
 * Copies the first parcel's tracking number and documents, and the total price of all labels, to
 * the order.
 */
export function copyLabelsToOrder(order: Order, labels: readonly OrderLabel[]): void {
  const [first] = labels.toSorted((a, b) => a.parcel - b.parcel);
  if (first === undefined) return;
  const costs = labels.map(({ cents }) => cents);
  order.shipmentId = first.shipmentId;
  order.trackingNumber = first.trackingNumber;
  order.trackingUrl = first.trackingUrl;
  order.labelUrl = first.url;
  order.customsFormUrl = first.customsFormUrl;
  order.labelCents = costs.includes(null)
    ? null
    : costs.reduce((sum, cents) => sum + Number(cents), 0);
}
