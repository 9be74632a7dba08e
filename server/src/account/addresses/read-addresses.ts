import type { EntityManager } from '@mikro-orm/postgresql';
import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';

/** Loads a person's address book, the default first and then in the order they were added. */
export async function readAddresses(
  em: EntityManager,
  userId: string,
): Promise<components['schemas']['BookAddress'][]> {
  const rows = await db(em)
    .selectFrom('kept_addresses')
    .select(['id', 'is_default as isDefault', 'name', 'company', 'address', 'address2'])
    .select(['city', 'state', 'zip', 'country', 'phone'])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, default: row.isDefault, ...streetAddressOf(row) }));
}
