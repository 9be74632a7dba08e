import { stagesOf } from '../../domain/orders/stages.ts';
import type { Order } from '../state.ts';

/** How far an order's parcel is, by its history, and the carrier's page about it. */
export function parcelOf(order: Order) {
  const { timeline, dateShipped, trackingStatus, trackingNumber, labelUrl } = order;
  const picked = timeline.findLast(
    ({ from, to }) => to === 'PICKED' && from !== to && from !== 'SHIPPED',
  );
  const delivered = timeline.find(({ why }) => why === 'Carrier: delivered');
  const moment = (at: string | null | undefined) => (at ? new Date(at) : null);
  return {
    parcels:
      trackingNumber === null
        ? []
        : parcelsOf(order).map(({ weight: _weight, labelUrl: _url, ...parcel }) => parcel),
    trackingUrl: labelUrl === null ? null : `/mock/parcel?number=${trackingNumber}`,
    stages: stagesOf({
      ...order,
      shippingGroup: order.shippingGrouping,
      createdAt: new Date(order.dateCreated),
      pickedAt: moment(picked?.at),
      shippedAt: moment(dateShipped),
      trackingStatus,
      trackingStatusAt: moment(delivered?.at ?? order.dateModified),
    }),
  };
}

/** An order's parcels that have a label in use. */
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
