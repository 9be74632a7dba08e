import type { EntityManager } from '@mikro-orm/postgresql';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import { confirmInBook } from '@spindle/sdk/domain/checkout/address-on-record';
import { db } from '../../database/db.ts';

/**
 * Marks the saved addresses that the customer agreed to at checkout as checked, and adopts the
 * agreed spelling.
 */
export async function confirmInAddressBook(
  tx: EntityManager,
  userId: string,
  agreed: { typed: StreetAddress; address: StreetAddress; asTyped: boolean },
): Promise<void> {
  const book = await db(tx)
    .selectFrom('kept_addresses')
    .select(['id', 'address', 'address2', 'city', 'state', 'zip', 'country'])
    .select(['checked', 'as_typed as asTyped'])
    .where('user_id', '=', userId)
    .execute();
  for (const saved of confirmInBook(book, agreed)) {
    if (book.includes(saved)) continue;
    const { id, asTyped, ...columns } = saved;
    await db(tx)
      .updateTable('kept_addresses')
      .set({ ...columns, as_typed: asTyped })
      .where('id', '=', id)
      .execute();
  }
}
