import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuchAddress } from '@spindle/sdk/domain/account/address-book';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { lockUser } from '../../identity/lock-user.ts';

/**
 * Takes an address out of the book; the oldest one left is the default where this was it.
 * @throws Failure 404 for one that is not the caller's, or is gone
 */
export async function deleteAddress({
  em,
  user,
  params: { id },
}: Pick<Call<'deleteAddress'>, 'em' | 'user' | 'params'>): Promise<void> {
  await em.transactional(async (tx) => {
    await lockUser(tx, user.id);
    const gone = isId(id)
      ? await db(tx)
          .deleteFrom('kept_addresses')
          .where('id', '=', id)
          .where('user_id', '=', user.id)
          .returning('is_default as isDefault')
          .executeTakeFirst()
      : undefined;
    if (!gone) throw notFound(noSuchAddress);
    if (!gone.isDefault) return;
    const oldest = db(tx)
      .selectFrom('kept_addresses')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1);
    await db(tx)
      .updateTable('kept_addresses')
      .set({ is_default: true })
      .where('id', '=', oldest)
      .execute();
  });
}
