import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { validateLabel } from '@spindle/sdk/domain/shipping/validate-label';
import { validatePacked } from '@spindle/sdk/domain/packing/validate-packing';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { Services } from '../services.ts';
import { validateDeclaration } from './customs/declaration.ts';
import type { Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';

/** Returns the reason why no label can be bought for the parcel, or null. */
export function rejectionToShip(
  services: Pick<Services, 'config'>,
  parcel: Parcel,
): CheckoutRejection | null {
  return (
    validateLabel(factsToShip(parcel)) ??
    validatePacked(parcel.packing, services.config.business.packing === 'required') ??
    validateDeclaration(services, parcel)
  );
}

/** The fields that decide whether an order can be shipped. */
export const factsToShip = (parcel: Parcel) => ({
  ...parcel,
  isReturn: parcel.parentId !== null,
  isDigital: parcel.shippingGroup === DIGITAL_GROUP,
  hasAddress: recipientOf(parcel) !== null,
});
