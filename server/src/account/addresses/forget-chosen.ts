import type { EntityManager } from '@mikro-orm/postgresql';
import { ShippingAddress } from './shipping-address.entity.ts';

/** What is bought next goes to the default address again, whatever was chosen for what was bought. */
export async function forgetChosen(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(ShippingAddress, { userId }, { chosen: false });
}
