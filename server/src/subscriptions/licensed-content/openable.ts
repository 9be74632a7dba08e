import type { EntityManager } from '@mikro-orm/postgresql';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import { db } from '../../database/db.ts';
import { bool } from '../../database/expressions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';

export interface Openable {
  /** The active release, or null if there is none. */
  releaseId: string | null;
  /** False if the item was deleted. In that case, only customers with access can see it. */
  sold: boolean;
}

/**
 * Loads the active release of an item.
 * @throws Failure 404 if the item never existed
 */
export async function readOpenable(
  em: EntityManager,
  { catalogId, itemId }: ItemKey,
): Promise<Openable> {
  const found = await db(em)
    .selectFrom('catalog_items as i')
    .leftJoin('content_releases as r', (join) =>
      join
        .onRef('r.catalog_id', '=', 'i.catalog_id')
        .onRef('r.item_id', '=', 'i.item_id')
        .on('r.active', '=', true),
    )
    .select('r.id as releaseId')
    .select((eb) => bool(eb('i.deleted_at', 'is', null)).as('sold'))
    .where('i.catalog_id', '=', catalogId)
    .where('i.item_id', '=', itemId)
    .executeTakeFirst();
  if (found === undefined) throw notFound(noSuch('subscription'));
  return found;
}
