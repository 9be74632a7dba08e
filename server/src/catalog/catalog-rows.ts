import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { attributesFrom, type AttributeRow } from '../editing/attribute-row.ts';

/** A catalogue as the database has it. */
export interface CatalogRow {
  id: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external: boolean;
  link: string | null;
  listing_order_weight: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** An item with its attributes, in their order. */
export interface ItemRow {
  catalog_id: string;
  item_id: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  subscription: boolean;
  digital: boolean;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  price_cents: number;
  available: number;
  listing_order_weight: number;
  tax_code: string | null;
  external_id: string | null;
  subscription_link: string | null;
  coupon_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  attributes: AttributeRow[];
}

export const catalogColumns = `id, title, description, image, image_alt, enabled, expired, locked, external, link,
  listing_order_weight, version, created_at, updated_at`;

export const itemColumns = `i.catalog_id, i.item_id, i.title, i.description, i.image, i.image_alt, i.subscription,
  i.digital, i.enabled, i.expired, i.locked, i.price_cents, i.on_hand - i.reserved as available,
  i.listing_order_weight, i.tax_code, i.external_id, i.subscription_link, i.coupon_id, i.version,
  i.created_at, i.updated_at,
  ${attributesFrom('item_attributes a where a.catalog_id = i.catalog_id and a.item_id = i.item_id')} as attributes`;

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
    `select ${itemColumns} from catalog_items i where i.catalog_id = $1 and i.deleted_at is null
     order by i.listing_order_weight, i.item_id`,
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
    `select ${itemColumns} from catalog_items i
     join unnest($1::text[], $2::text[]) as wanted (catalog_id, item_id)
       on i.catalog_id = wanted.catalog_id and i.item_id = wanted.item_id
     where i.deleted_at is null`,
    [keys.map((key) => key.catalogId), keys.map((key) => key.itemId)],
  );
}
