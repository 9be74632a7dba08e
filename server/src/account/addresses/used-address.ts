import type { EntityManager } from '@mikro-orm/postgresql';
import { SavedAddress } from './saved-address.entity.ts';
import { ShippingAddress } from './shipping-address.entity.ts';

/** Finds the address that the customer used last. */
export const readUsed = (em: EntityManager, userId: string): Promise<ShippingAddress | null> =>
  em.findOne(ShippingAddress, { userId });

/**
 * Clears the default mark, because the table allows only one default. Also clears the selected
 * address, so a new default applies to the current purchase.
 */
export async function noDefault(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(SavedAddress, { userId, isDefault: true }, { isDefault: false });
  await clearSelectedAddress(tx, userId);
}

/**
 * Makes the next purchase use the default address again, whichever address the previous one used.
 */
export async function clearSelectedAddress(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(ShippingAddress, { userId }, { chosen: false });
}
