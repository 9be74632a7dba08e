import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';
import type { SiteItem, SitePart } from '../http/rendering/public-data.ts';

const enabledItems = (em: EntityManager) =>
  db(em).selectFrom('catalog_items').where('enabled', '=', true).where('deleted_at', 'is', null);

/**
 * Returns the sitemap parts of each catalog with each part's last modification time. The first part
 * includes the catalog's own URL.
 */
export async function readSiteParts(em: EntityManager, maximum: number): Promise<SitePart[]> {
  const placed = enabledItems(em)
    .select(['catalog_id', 'updated_at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) =>
          over.partitionBy('catalog_id').orderBy('listing_order_weight').orderBy('item_id'),
        )
        .as('place'),
    );
  const rows = await db(em)
    .selectFrom(placed.as('p'))
    .select(({ fn, ref }) => [
      'catalog_id as catalogId',
      int(sql`${ref('place')} / ${sql.lit(maximum)} + 1`).as('part'),
      fn.max('updated_at').as('changed'),
    ])
    .groupBy(['catalogId', 'part'])
    .orderBy('catalogId')
    .orderBy('part')
    .execute();
  return rows.map(({ changed, ...part }) => ({ ...part, changed: changed.toISOString() }));
}

/** Loads the items of one sitemap part, in order. */
export async function readSiteItems(
  em: EntityManager,
  { catalogId, part }: Pick<SitePart, 'catalogId' | 'part'>,
  maximum: number,
): Promise<SiteItem[]> {
  const first = Math.max(0, (part - 1) * maximum - 1);
  const rows = await enabledItems(em)
    .select(['item_id', 'updated_at'])
    .where('catalog_id', '=', catalogId)
    .orderBy('listing_order_weight')
    .orderBy('item_id')
    .offset(first)
    .limit(part === 1 ? maximum - 1 : maximum)
    .execute();
  return rows.map(({ item_id: catalogItemId, updated_at: changed }) => ({
    catalogItemId,
    dateModified: changed.toISOString(),
  }));
}
