import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { usedAndStandard } from '../account/addresses/used-and-standard.ts';
import { db } from '../database/db.ts';
import { lockUser } from '../identity/lock-user.ts';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import { agreeInAddressBook } from '../account/addresses/agree-in-book.ts';
import { ShippingAddress } from '../account/addresses/shipping-address.entity.ts';

/**
 * Makes an address the one that this customer's cart is sent to; in their book it counts as checked.
 * @param typed as it was before the carrier looked at it
 * @param asTyped whether the carrier suggested another way to write it
 */
export async function saveAddress(
  em: EntityManager,
  { userId, now }: { userId: string; now: Date },
  agreed: { typed: StreetAddress; address: StreetAddress; asTyped: boolean },
): Promise<void> {
  await em.transactional(async (tx) => {
    await lockUser(tx, userId);
    await tx.upsert(ShippingAddress, {
      userId,
      ...addressColumns(agreed.address),
      asTyped: agreed.asTyped,
      chosen: true,
      updatedAt: now,
    });
    await agreeInAddressBook(tx, userId, agreed);
  });
}

/** What is known of where this customer has things sent: used last, and the default of their book. */
export function readAddresses(em: EntityManager, userId: string) {
  const tables = db(em);
  return tables.selectNoFrom(usedAndStandard(tables, userId)).executeTakeFirstOrThrow();
}
