import type { StreetAddress } from '../gateways/easypost.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';

/** A customer's stored address as orders and the payment provider hold it. */
export function toShipping(address: StreetAddress, user: SessionUser): ShippingDetails {
  return {
    name: `${user.firstName} ${user.lastName}`,
    address: {
      line1: address.address,
      line2: null,
      city: address.city,
      state: address.state,
      postal_code: address.zip,
      country: address.country,
    },
  };
}
