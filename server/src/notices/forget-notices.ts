import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Forgets who was told long ago, and who waits for what was deleted; for a scheduled job. */
export async function forgetNotices(em: EntityManager, now: Date): Promise<void> {
  await db(em)
    .deleteFrom('item_notices')
    .where('told_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
  await db(em)
    .deleteFrom('item_notices as n')
    .where('n.told_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('catalog_items as i')
          .select('i.item_id')
          .whereRef('i.catalog_id', '=', 'n.catalog_id')
          .whereRef('i.item_id', '=', 'n.item_id')
          .where('i.deleted_at', 'is not', null),
      ),
    )
    .execute();
}
