import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

export interface BuilderRow {
  catalogId: string;
  catalogTitle: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
}

/**
 * Loads all items sold as subscriptions, including disabled items and items in disabled catalogs.
 */
export function readBuilderSubscriptions(em: EntityManager): Promise<BuilderRow[]> {
  return db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select([
      'c.id as catalogId',
      'c.title as catalogTitle',
      'i.item_id as itemId',
      'i.title',
      'i.description',
      'i.image',
    ])
    .where('i.subscription', '=', true)
    .where('i.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.listing_order_weight')
    .orderBy('c.id')
    .orderBy('i.listing_order_weight')
    .orderBy('i.item_id')
    .execute();
}
