import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { ShippingAddress } from './shipping-address.entity.ts';

/** Makes a checked address the one this customer is shipped to from now on. */
export async function saveAddress(
  em: EntityManager,
  userId: string,
  address: StreetAddress,
  now: Date,
): Promise<void> {
  await em.upsert(ShippingAddress, { userId, ...address, updatedAt: now });
}
