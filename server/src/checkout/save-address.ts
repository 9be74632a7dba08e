import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import { ShippingAddress } from './shipping-address.entity.ts';

/**
 * Makes an address the one this customer is shipped to from now on.
 * @param asTyped whether the carrier suggested another way to write it
 */
export async function saveAddress(
  em: EntityManager,
  { userId, asTyped, now }: { userId: string; asTyped: boolean; now: Date },
  address: StreetAddress,
): Promise<void> {
  await em.upsert(ShippingAddress, {
    userId,
    ...addressColumns(address),
    asTyped,
    updatedAt: now,
  });
}
