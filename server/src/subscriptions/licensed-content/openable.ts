import type { EntityManager } from '@mikro-orm/postgresql';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import { query } from '../../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';

export interface Openable {
  /** The active release; null while there is none. */
  releaseId: string | null;
  /** False where the item was deleted: only those who have it still know of it. */
  sold: boolean;
}

/** @throws 404 where there never was such an item */
export async function readOpenable(
  em: EntityManager,
  { catalogId, itemId }: ItemKey,
): Promise<Openable> {
  const [found] = await query<Openable>(
    em,
    `select r.id as "releaseId", i.deleted_at is null as sold
       from catalog_items i
       left join content_releases r
         on r.catalog_id = i.catalog_id and r.item_id = i.item_id and r.active
      where i.catalog_id = $1 and i.item_id = $2`,
    [catalogId, itemId],
  );
  if (found === undefined) throw notFound('There is no such subscription.');
  return found;
}
