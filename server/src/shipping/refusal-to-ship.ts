import { refuseLabel } from '@spindle/sdk/domain/shipping/refuse-label';
import { digitalGroup } from '../orders/order.entity.ts';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';

/** Why no label is bought for it, in words; null where one may be. */
export function refusalToShip(parcel: Parcel): string | null {
  return refuseLabel({
    ...parcel,
    isReturn: parcel.parentId !== null,
    isDigital: parcel.shippingGroup === digitalGroup,
    hasAddress: recipientOf(parcel) !== null,
  });
}
