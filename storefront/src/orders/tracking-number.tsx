import { Fragment } from 'react';
import type { Order } from './queries.ts';

/** Returns the carrier's tracking number, whichever field has it. */
export function trackingNumber(order: Order): string | null {
  return order.trackingNumber ?? order.shipping?.tracking_number ?? null;
}

/** Links each parcel's tracking number to the carrier's page. Renders nothing without one. */
export function TrackingNumber({ order }: { order: Order }) {
  const number = trackingNumber(order);
  if (number === null) return null;
  if (order.parcels.length < 2) return <TrackingLink number={number} url={order.trackingUrl} />;
  return order.parcels.map(({ parcelId, trackingNumber: each, trackingUrl }) => (
    <Fragment key={parcelId}>
      <TrackingLink number={each} url={trackingUrl} />{' '}
    </Fragment>
  ));
}

function TrackingLink({ number, url }: { number: string; url: string | null }) {
  if (url === null) return <samp>{number}</samp>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <samp>{number}</samp>
    </a>
  );
}
