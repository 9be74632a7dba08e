import { digitalGroup } from '../orders/order.entity.ts';
import type { OrderState } from '../orders/transitions.ts';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';

const notPicked: Partial<Record<OrderState, string>> = {
  PENDING: 'This order has not been picked yet.',
  PROCESSING: 'This order is still being picked.',
  SHIPPED: 'This order has been shipped already.',
  CANCELLED: 'This order was cancelled.',
  REFUNDED: 'This order was refunded.',
};

/** Why no label is bought for it, in words; null where one may be. */
export function refusalToShip(parcel: Parcel): string | null {
  if (parcel.parentId !== null) return 'A return needs no label of ours.';
  if (parcel.shippingGroup === digitalGroup) return 'A digital order is not shipped.';
  if (parcel.orderState !== 'PICKED') {
    return notPicked[parcel.orderState] ?? 'Only picked orders are shipped.';
  }
  if (parcel.disputed) {
    return 'The customer’s bank disputes this payment. Do not ship before that is settled.';
  }
  if (recipientOf(parcel) === null) return 'This order has no complete address to ship to.';
  return parcel.trackingNumber === null ? null : 'This order has a tracking number already.';
}
