import type { components } from '@spindle/sdk/schema';
import { presentForStaff, presentGroup, presentMember } from '../editing/present-record.ts';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import type { GroupRow } from '../editing/record-rows.ts';
import { isPublicAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { presentAttribute } from '../editing/present-attribute.ts';
import { publicDetails, staffDetails } from '@spindle/sdk/domain/catalog/item-details';
import { specsOf } from '@spindle/sdk/domain/catalog/specs';
import type {
  CatalogRow,
  ItemRow,
  Replacement,
  SingleItemRow,
  SpecNameRow,
} from './catalog-rows.ts';
import {
  familyForStaff,
  familyWithValues,
  listedFamily,
  listedFamilyForStaff,
} from './families/presenters.ts';
import { pricesOf } from './prices-of.ts';

type Schema = components['schemas'];
type ListedItemRow = Omit<ItemRow, 'spec_names'>;

export function presentCatalog(row: CatalogRow): Schema['Catalog'] {
  return {
    ...presentListedCatalog(row),
    specSheet: row.spec_names.map(presentSpecName),
    ...(row.large && { large: true }),
  };
}

/** Presents a catalog in staff lists. */
export function presentListedCatalog(row: GroupRow & { id: string }) {
  return { catalogId: row.id, ...presentGroup(row) };
}

export function presentSpecSheet(row: CatalogRow): Schema['SpecSheet'] {
  return { names: row.spec_names.map(presentSpecName), version: row.spec_version };
}

function presentSpecName({ name, unit, facet, column }: SpecNameRow): Schema['SpecName'] {
  return { name, ...(unit !== null && { unit }), facet, column };
}

/** Presents an item by itself: with what each option of its family selects. */
export function presentSingleItem(
  row: SingleItemRow,
  now: Date,
  catalog: Pick<CatalogRow, 'spec_names'>,
): Schema['CatalogItem'] {
  const sheet = catalog.spec_names.map(presentSpecName);
  return { ...presentItem(row, now, catalog), ...familyWithValues(row, now, sheet) };
}

/**
 * Presents an item to customers, with its specifications in the order of its catalog's spec sheet.
 */
export function presentItem(
  row: ItemRow,
  now: Date,
  { spec_names: names }: Pick<CatalogRow, 'spec_names'> = row,
): Schema['CatalogItem'] {
  const sheet = names.map(presentSpecName);
  return {
    ...shared(row),
    ...priceNow({ ...pricesOf(row), digital: row.digital }, now),
    ...publicDetails(detailsOf(row)),
    replacedBy: row.replaced_by?.visible === true ? presentReplacement(row.replaced_by) : null,
    attributes: row.attributes.filter(isPublicAttribute).map(presentAttribute),
    specs: specsOf(row.attributes, sheet),
    ...listedFamily(row, now, sheet),
  };
}

/** Presents an item to staff: with what each option of its family selects. */
export function presentItemRecord(row: SingleItemRow, now: Date): Schema['CatalogItemRecord'] {
  const sheet = row.spec_names.map(presentSpecName);
  return { ...presentListedRecord(row, now), ...familyForStaff(row, now, sheet) };
}

/** Presents an item to staff in a catalog's list. */
export const presentListedRecord = (row: ItemRow, now: Date): Schema['CatalogItemRecord'] => ({
  ...presentListedItem(row, now),
  specs: specsOf(row.attributes, row.spec_names.map(presentSpecName)),
});

/** Presents an item in staff lists. */
export function presentListedItem(
  row: ListedItemRow,
  now: Date,
): Omit<Schema['CatalogItemRecord'], 'specs'> {
  const prices = pricesOf(row);
  return {
    ...shared(row),
    ...prices,
    saleStarts: row.sale_starts?.toISOString() ?? null,
    saleEnds: row.sale_ends?.toISOString() ?? null,
    currentPrice: priceNow(prices, now).price,
    ...presentForStaff(row),
    reorderLevel: row.reorder_level,
    taxCode: row.tax_code,
    ...publicDetails(detailsOf(row)),
    ...staffDetails(detailsOf(row)),
    replacedBy: row.replaced_by && presentReplacement(row.replaced_by),
    ...listedFamilyForStaff(row, now),
    couponId: row.coupon_id,
  };
}

const detailsOf = (row: ListedItemRow) => ({
  kit: row.kit,
  gtin: row.gtin,
  bin: row.bin,
  costPriceCents: row.cost_price_cents,
  supplier: row.supplier,
  expectedAt: row.expected_at,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
});

const presentReplacement = ({ catalogId, catalogItemId, title }: Replacement): Replacement => ({
  catalogId,
  catalogItemId,
  title,
});

function shared(row: ListedItemRow) {
  return {
    catalogId: row.catalog_id,
    catalogItemId: row.item_id,
    ...presentMember(row),
    externalId: row.external_id,
    inventory: row.available,
  };
}
