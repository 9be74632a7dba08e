import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { ShippingAddress } from './shipping-address.entity.ts';

/** The address this customer used last, if any. */
export async function readAddress(
  em: EntityManager,
  userId: string,
): Promise<StreetAddress | null> {
  const stored = await em.findOne(ShippingAddress, { userId });
  if (!stored) return null;
  const { address, city, state, zip, country } = stored;
  return { address, city, state, zip, country };
}
