import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { refuseLabel } from '@spindle/sdk/domain/shipping/refuse-label';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { type Refusal } from '@spindle/sdk/domain/refusal';

/** Why no label is bought for it; null where one may be. */
export function refusalToShip(parcel: Parcel): Refusal | null {
  return refuseLabel(factsToShip(parcel));
}

/** What decides on whether it may be sent. */
export const factsToShip = (parcel: Parcel) => ({
  ...parcel,
  isReturn: parcel.parentId !== null,
  isDigital: parcel.shippingGroup === DIGITAL_GROUP,
  hasAddress: recipientOf(parcel) !== null,
});
