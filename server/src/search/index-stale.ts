import type { EntityManager } from '@mikro-orm/postgresql';
import type { ItemKey } from '../catalog/catalog-rows.ts';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { INDEX_RULES, indexItems } from './index-items.ts';

/** Items per transaction. The transaction locks them until it ends. */
const BATCH = 200;

/**
 * Indexes items whose index row is missing or was built by older rules. These are items older than
 * the index and items saved without the entities. Simultaneous edits index their own items.
 */
export async function indexStale({ orm }: Pick<Services, 'orm'>): Promise<void> {
  let last: ItemKey | undefined = { catalogId: '', itemId: '' };
  while (last !== undefined) last = await indexBatch(orm.em.fork(), last);
}

/** Indexes a batch and returns its last key, or undefined if there are no more items. */
async function indexBatch(em: EntityManager, after: ItemKey): Promise<ItemKey | undefined> {
  return em.transactional(async (tx) => {
    const keys = await db(tx)
      .selectFrom('catalog_items as i')
      .select(['i.catalog_id as catalogId', 'i.item_id as itemId'])
      .where('i.deleted_at', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('i.catalog_id', 'i.item_id'), '>', tuple(after.catalogId, after.itemId)),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('search_items as s')
              .select('s.item_id')
              .whereRef('s.catalog_id', '=', 'i.catalog_id')
              .whereRef('s.item_id', '=', 'i.item_id')
              .whereRef('s.item_updated_at', '=', 'i.updated_at')
              .where('s.rules', '=', INDEX_RULES),
          ),
        ),
      )
      .orderBy('i.catalog_id')
      .orderBy('i.item_id')
      .limit(BATCH)
      .forNoKeyUpdate('i')
      .execute();
    await indexItems(tx, keys);
    return keys.length < BATCH ? undefined : keys.at(-1);
  });
}
