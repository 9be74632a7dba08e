import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { refuseLabel } from '@spindle/sdk/domain/shipping/refuse-label';
import { refuseUnpacked } from '@spindle/sdk/domain/packing/refuse-packing';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { Services } from '../services.ts';
import { refuseDeclaration } from './customs/declaration.ts';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';

/** Why no label is bought for it; null where one may be. */
export function refusalToShip(
  services: Pick<Services, 'config'>,
  parcel: Parcel,
): CheckoutRefusal | null {
  return (
    refuseLabel(factsToShip(parcel)) ??
    refuseUnpacked(parcel.packing, services.config.packing === 'required') ??
    refuseDeclaration(services, parcel)
  );
}

/** What decides on whether it may be sent. */
export const factsToShip = (parcel: Parcel) => ({
  ...parcel,
  isReturn: parcel.parentId !== null,
  isDigital: parcel.shippingGroup === DIGITAL_GROUP,
  hasAddress: recipientOf(parcel) !== null,
});
