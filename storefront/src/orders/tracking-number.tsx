import type { Order } from './queries.ts';

/** The carrier's number, wherever the order has it. */
export function trackingNumber(order: Order): string | null {
  return order.trackingNumber ?? order.shipping?.tracking_number ?? null;
}

/** The carrier's number, leading to the carrier's own page about the parcel; nothing without one. */
export function TrackingNumber({ order }: { order: Order }) {
  const number = trackingNumber(order);
  if (number === null) return null;
  if (order.trackingUrl === null) return <samp>{number}</samp>;
  return (
    <a href={order.trackingUrl} target="_blank" rel="noreferrer">
      <samp>{number}</samp>
    </a>
  );
}
