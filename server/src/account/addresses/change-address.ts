import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import {
  noSuchAddress,
  presentKept,
  refuseKeeping,
} from '@spindle/sdk/domain/account/address-book';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { noDefault } from './no-default.ts';

/**
 * Replaces an address of one's own.
 * @throws Failure 404 for any other
 */
export async function changeAddress({
  em,
  user,
  params: { id },
  body,
  services,
}: Call<'changeAddress'>): Promise<components['schemas']['AddressKept']> {
  return em.transactional(async (tx) => {
    await lockUser(tx, user.id);
    const kept = isId(id)
      ? await db(tx)
          .selectFrom('kept_addresses')
          .select('is_default as isDefault')
          .where('id', '=', id)
          .where('user_id', '=', user.id)
          .executeTakeFirst()
      : undefined;
    if (!kept) throw notFound(noSuchAddress);
    const refusal = refuseKeeping(body.country, services.config.business.shipTo);
    if (refusal) return refusal;
    const becomesDefault = body.default === true && !kept.isDefault;
    if (becomesDefault) await noDefault(tx, user.id);
    await db(tx)
      .updateTable('kept_addresses')
      .set({ ...addressColumns(body), is_default: kept.isDefault || becomesDefault })
      .where('id', '=', id)
      .execute();
    return presentKept(id);
  });
}
