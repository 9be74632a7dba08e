import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetChosen } from './forget-chosen.ts';
import { KeptAddress } from './kept-address.entity.ts';

/**
 * Takes the mark off the default address, so that another can have it: the table lets one have it.
 * Whoever names a new one means it for what they buy now, too.
 */
export async function noDefault(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(KeptAddress, { userId, isDefault: true }, { isDefault: false });
  await forgetChosen(tx, userId);
}
