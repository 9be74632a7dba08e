import { toPostal, type StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';

/** A customer's stored address as orders and the payment provider hold it. */
export function toShipping(address: StreetAddress, user: SessionUser): ShippingDetails {
  return {
    name: `${user.firstName} ${user.lastName}`,
    address: toPostal(address),
  };
}
