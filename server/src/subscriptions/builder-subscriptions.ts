import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

export interface BuilderRow {
  catalogId: string;
  catalogTitle: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
}

/** Everything that is sold by subscription, disabled items and catalogues included. */
export function readBuilderSubscriptions(em: EntityManager): Promise<BuilderRow[]> {
  return query<BuilderRow>(
    em,
    `select c.id as "catalogId", c.title as "catalogTitle", i.item_id as "itemId", i.title,
            i.description, i.image
       from catalog_items i
       join catalogs c on c.id = i.catalog_id
      where i.subscription and i.deleted_at is null and c.deleted_at is null
      order by c.listing_order_weight, c.id, i.listing_order_weight, i.item_id`,
  );
}
