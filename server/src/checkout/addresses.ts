import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { lastAndDefaultAddress } from '../account/addresses/last-and-default-address.ts';
import { db } from '../database/db.ts';
import { lockUser } from '../identity/lock-user.ts';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import { confirmInAddressBook } from '../account/addresses/confirm-in-book.ts';
import { ShippingAddress } from '../account/addresses/shipping-address.entity.ts';

/**
 * Selects an address for this customer's cart and marks it as checked in their address book.
 * @param typed the address as the customer entered it
 * @param asTyped true if the customer kept their own spelling instead of the carrier's suggestion
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
    await confirmInAddressBook(tx, userId, agreed);
  });
}

/**
 * Loads the customer's last used shipping address and the default address from their address book.
 */
export function readAddresses(em: EntityManager, userId: string) {
  const tables = db(em);
  return tables.selectNoFrom(lastAndDefaultAddress(tables, userId)).executeTakeFirstOrThrow();
}
