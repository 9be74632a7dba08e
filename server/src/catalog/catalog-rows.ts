import type { EntityManager } from '@mikro-orm/postgresql';
import {
  groupColumns,
  memberColumns,
  type GroupRow,
  type MemberRow,
} from '../editing/record-rows.ts';
import { query } from '../database/query.ts';
import { attributesFrom } from '../editing/attribute-row.ts';

/** A catalogue as the database has it. */
export interface CatalogRow extends GroupRow {
  id: string;
}

/** An item with its attributes, in their order. */
export interface ItemRow extends MemberRow {
  catalog_id: string;
  item_id: string;
  price_cents: number;
  available: number;
  tax_code: string | null;
  external_id: string | null;
  coupon_id: string | null;
}

export const catalogColumns = ['id', ...groupColumns].join(', ');

/** Of `catalog_items m`. */
export const itemColumns = `m.catalog_id, m.item_id, ${memberColumns.join(', ')}, price_cents,
  on_hand - reserved as available, tax_code, external_id, coupon_id,
  ${attributesFrom('item_attributes a where a.catalog_id = m.catalog_id and a.item_id = m.item_id')} as attributes`;

export function findAllCatalogs(em: EntityManager): Promise<CatalogRow[]> {
  return query<CatalogRow>(
    em,
    `select ${catalogColumns} from catalogs where deleted_at is null
     order by listing_order_weight, id`,
  );
}

export async function findCatalog(em: EntityManager, id: string): Promise<CatalogRow | undefined> {
  const [row] = await query<CatalogRow>(
    em,
    `select ${catalogColumns} from catalogs where id = $1 and deleted_at is null`,
    [id],
  );
  return row;
}

export function findItemsOf(em: EntityManager, catalogId: string): Promise<ItemRow[]> {
  return query<ItemRow>(
    em,
    `select ${itemColumns} from catalog_items m where m.catalog_id = $1 and m.deleted_at is null
     order by m.listing_order_weight, m.item_id`,
    [catalogId],
  );
}

export interface ItemKey {
  catalogId: string;
  itemId: string;
}

/** Those of the items that exist, in no particular order. */
export function findItems(em: EntityManager, keys: readonly ItemKey[]): Promise<ItemRow[]> {
  return query<ItemRow>(
    em,
    `select ${itemColumns} from catalog_items m
     join unnest($1::text[], $2::text[]) as wanted (catalog_id, item_id)
       on m.catalog_id = wanted.catalog_id and m.item_id = wanted.item_id
     where m.deleted_at is null`,
    [keys.map((key) => key.catalogId), keys.map((key) => key.itemId)],
  );
}
