import type { Order } from '../state.ts';

/** Returns the progress of an order's parcel, from its history, and the carrier's tracking page. */
export function parcelOf({
  timeline,
  trackingNumber,
  trackingStatus,
  labelUrl,
  dateModified,
}: Order) {
  const picked = timeline.findLast(
    ({ from, to }) => to === 'PICKED' && from !== to && from !== 'SHIPPED',
  );
  const delivered = timeline.find(({ why }) => why === 'Carrier: delivered');
  return {
    trackingUrl: labelUrl === null ? null : `/mock/parcel?number=${trackingNumber}`,
    pickedAt: picked ? new Date(picked.at) : null,
    trackingStatus,
    trackingStatusAt: new Date(delivered?.at ?? dateModified),
  };
}

/** Returns an order's parcels whose label isn't voided. */
export const parcelsOf = ({ labels }: Pick<Order, 'labels'>) =>
  labels
    .filter(({ dateVoided }) => dateVoided === null)
    .toSorted((a, b) => Number(a.parcelId) - Number(b.parcelId))
    .map(({ parcelId, ounces = null, trackingNumber, labelUrl }) => ({
      parcelId,
      weight: ounces,
      trackingNumber,
      trackingUrl: `/mock/parcel?number=${trackingNumber}`,
      labelUrl,
    }));
