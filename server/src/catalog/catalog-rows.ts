import { expressionBuilder, type Expression, type Selectable } from 'kysely';
import { LARGE_CATALOG } from '@spindle/sdk/domain/catalog/large';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { areAmong, bool } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { attributeColumns, type AttributeRow } from '../editing/attribute-row.ts';
import { groupColumns, type GroupRow } from '../editing/record-rows.ts';
import {
  familyOf,
  listedFamilyOf,
  type FamilyRow,
  type ListedFamilyRow,
} from './families/family-rows.ts';
import { sellable } from '../inventory/kits.ts';
import { readColumns, type ReadColumn } from './item-fields.ts';

/** A catalog as stored. */
export interface CatalogRow extends GroupRow {
  id: string;
  spec_version: number;
  /** The catalog's spec sheet, in order. */
  spec_names: SpecNameRow[];
  /** Whether the catalog has too many items to load them all together. */
  large: boolean;
}

/** The columns that determine an item's price at any time. */
export type PriceRow = Pick<
  Selectable<Tables['catalog_items']>,
  | 'price_cents'
  | 'sale_price_cents'
  | 'sale_starts'
  | 'sale_ends'
  | 'break_quantities'
  | 'break_prices_cents'
>;

export type Replacement = components['schemas']['Replacement'];

/** An item with its attributes in order. */
export interface ItemRow extends Pick<Selectable<Tables['catalog_items']>, ReadColumn> {
  available: number;
  attributes: AttributeRow[];
  replaced_by: (Replacement & { visible: boolean }) | null;
  family: ListedFamilyRow | null;
  /** The spec sheet of the item's catalog. */
  spec_names: SpecNameRow[];
}

/** An item with the data that only its own page and record show. */
export interface SingleItemRow extends ItemRow {
  family: FamilyRow | null;
}

/** A line of a spec sheet. */
export interface SpecNameRow {
  name: string;
  unit: string | null;
  facet: boolean;
  column: boolean;
}

export const catalogColumns = ['id', ...groupColumns] as const;

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ i: 'catalog_items' }>, 'i'>();

const attributes = selectFrom('item_attributes as a')
  .select(attributeColumns)
  .whereRef('a.catalog_id', '=', 'i.catalog_id')
  .whereRef('a.item_id', '=', 'i.item_id')
  .orderBy('a.position')
  .orderBy('a.attribute_id');

const specNamesOf = (catalogId: Expression<string>) =>
  jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('spec_names as n')
      .select(['n.name', 'n.unit', 'n.facet', 'n.shown_as_column as column'])
      .where('n.catalog_id', '=', catalogId)
      .orderBy('n.place'),
  ).as('spec_names');

/** The item's replacement, and whether customers see it. */
const replacement = selectFrom('catalog_items as r')
  .innerJoin('catalogs as g', 'g.id', 'r.catalog_id')
  .select(['r.catalog_id as catalogId', 'r.item_id as catalogItemId', 'r.title'])
  .select(({ eb }) =>
    bool(
      eb.and([
        eb('r.enabled', '=', true),
        eb('r.deleted_at', 'is', null),
        eb('g.enabled', '=', true),
        eb('g.external', '=', false),
      ]),
    ).as('visible'),
  )
  .whereRef('r.catalog_id', '=', 'i.replaced_by_catalog_id')
  .whereRef('r.item_id', '=', 'i.replaced_by_item_id');

/** Columns of `catalog_items i`. */
export const priceColumns = [
  'i.price_cents',
  'i.sale_price_cents',
  'i.sale_starts',
  'i.sale_ends',
  'i.break_quantities',
  'i.break_prices_cents',
] as const;

const ownColumns = [
  ...readColumns(),
  sellable().as('available'),
  jsonArrayFrom(attributes).as('attributes'),
  jsonObjectFrom(replacement).as('replaced_by'),
] as const;

/** Columns of `catalog_items i`. */
export const itemColumns = [
  ...ownColumns,
  jsonObjectFrom(listedFamilyOf(ref('i.family_id'))).as('family'),
] as const;

const singleItemColumns = [
  ...ownColumns,
  jsonObjectFrom(familyOf(ref('i.family_id'))).as('family'),
] as const;

const manyItemsOf = (catalogId: Expression<string>) =>
  expressionBuilder<Tables>()
    .selectFrom('catalog_items as m')
    .select('m.item_id')
    .where('m.catalog_id', '=', catalogId)
    .where('m.deleted_at', 'is', null)
    .offset(LARGE_CATALOG)
    .limit(1);

const catalogs = (em: EntityManager) =>
  db(em)
    .selectFrom('catalogs')
    .select([...catalogColumns, 'spec_version'])
    .select(({ ref: column, exists }) => [
      specNamesOf(column('catalogs.id')),
      bool(exists(manyItemsOf(column('catalogs.id')))).as('large'),
    ])
    .where('deleted_at', 'is', null);

const items = (em: EntityManager) =>
  db(em)
    .selectFrom('catalog_items as i')
    .select([...itemColumns, specNamesOf(ref('i.catalog_id'))])
    .where('i.deleted_at', 'is', null);

export const findAllCatalogs = (em: EntityManager): Promise<CatalogRow[]> =>
  catalogs(em).orderBy('listing_order_weight').orderBy('id').execute();

export const findCatalog = (em: EntityManager, id: string): Promise<CatalogRow | undefined> =>
  catalogs(em).where('id', '=', id).executeTakeFirst();

/** Loads the requested catalogs that exist. Order is not guaranteed. */
export const findCatalogs = (em: EntityManager, ids: readonly string[]): Promise<CatalogRow[]> =>
  catalogs(em).where('id', 'in', ids).execute();

export const findItemsOf = (em: EntityManager, catalogId: string): Promise<ItemRow[]> =>
  items(em)
    .where('i.catalog_id', '=', catalogId)
    .orderBy('i.listing_order_weight')
    .orderBy('i.item_id')
    .execute();

/** Selects the items that customers see if the catalog is visible to them, in order. */
export const enabledItems = (em: EntityManager, catalogId: string, max?: number) => {
  const inOrder = items(em)
    .where('i.catalog_id', '=', catalogId)
    .where('i.enabled', '=', true)
    .orderBy('i.listing_order_weight')
    .orderBy('i.item_id');
  return max === undefined ? inOrder : inOrder.limit(max);
};

export interface ItemKey {
  catalogId: string;
  itemId: string;
}

const isAmong = (keys: readonly ItemKey[]) =>
  areAmong(
    [ref('i.catalog_id'), ref('i.item_id')],
    keys.map((key) => [key.catalogId, key.itemId]),
  );

/** Loads the requested items that exist. Order is not guaranteed. */
export const findItems = (em: EntityManager, keys: readonly ItemKey[]): Promise<ItemRow[]> =>
  items(em).where(isAmong(keys)).execute();

/** Loads the requested items that exist, as single items. Order is not guaranteed. */
export const findSingleItems = (
  em: EntityManager,
  keys: readonly ItemKey[],
): Promise<SingleItemRow[]> =>
  db(em)
    .selectFrom('catalog_items as i')
    .select([...singleItemColumns, specNamesOf(ref('i.catalog_id'))])
    .where('i.deleted_at', 'is', null)
    .where(isAmong(keys))
    .execute();
