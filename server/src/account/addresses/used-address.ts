import type { EntityManager } from '@mikro-orm/postgresql';
import { SavedAddress } from './saved-address.entity.ts';
import { ShippingAddress } from './shipping-address.entity.ts';

/** The address somebody used last; null: none. */
export const readUsed = (em: EntityManager, userId: string): Promise<ShippingAddress | null> =>
  em.findOne(ShippingAddress, { userId });

/**
 * Takes the mark off the default address, so that another can have it: the table lets one have it.
 * Whoever names a new one means it for what they buy now, too.
 */
export async function noDefault(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(SavedAddress, { userId, isDefault: true }, { isDefault: false });
  await clearSelectedAddress(tx, userId);
}

/** What is bought next goes to the default address again, whatever was chosen for what was bought. */
export async function clearSelectedAddress(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(ShippingAddress, { userId }, { chosen: false });
}
