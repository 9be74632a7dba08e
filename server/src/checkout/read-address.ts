import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { ShippingAddress } from './shipping-address.entity.ts';

/** The address this customer used last, if any. */
export async function readAddress(
  em: EntityManager,
  userId: string,
): Promise<StreetAddress | null> {
  const stored = await em.findOne(ShippingAddress, { userId });
  return stored && streetAddressOf(stored);
}
