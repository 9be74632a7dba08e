import { toPostal } from '@spindle/sdk/domain/checkout/address-check';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';
import type { StoredAddress } from './load-checkout-state.ts';

/** Converts a customer's stored address to the format used by orders and the payment provider. */
export function toShipping(address: StoredAddress, user: SessionUser): ShippingDetails {
  const { name = `${user.firstName} ${user.lastName}`, company, phone, asTyped } = address;
  return {
    name,
    ...(company !== undefined && { company }),
    address: toPostal(address),
    ...(phone !== undefined && { phone }),
    ...(asTyped && { asTyped }),
  };
}
