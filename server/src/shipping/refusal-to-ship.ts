import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { refuseLabel } from '@spindle/sdk/domain/shipping/refuse-label';
import { refuseUnpacked } from '@spindle/sdk/domain/packing/refuse-packing';
import type { Services } from '../services.ts';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { type Refusal } from '@spindle/sdk/domain/refusal';

/** Why no label is bought for it; null where one may be. */
export function refusalToShip(
  { config }: Pick<Services, 'config'>,
  parcel: Parcel,
): Refusal | null {
  const refusal = refuseLabel(factsToShip(parcel));
  return refusal ?? refuseUnpacked(parcel.packing, config.packing === 'required');
}

/** What decides on whether it may be sent. */
export const factsToShip = (parcel: Parcel) => ({
  ...parcel,
  isReturn: parcel.parentId !== null,
  isDigital: parcel.shippingGroup === DIGITAL_GROUP,
  hasAddress: recipientOf(parcel) !== null,
});
