import type { components } from '@spindle/sdk/schema';
import { presentForStaff, presentGroup, presentMember } from '../editing/present-record.ts';
import { isPublicAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { shownAttribute } from '../editing/shown-attribute.ts';
import type { CatalogRow, ItemRow } from './catalog-rows.ts';
import { toDollars } from '@spindle/sdk/domain/money/dollars';

type Schema = components['schemas'];

export function presentCatalog(row: CatalogRow): Schema['Catalog'] {
  return { catalogId: row.id, ...presentGroup(row) };
}

/** As customers see it. */
export function presentItem(row: ItemRow): Schema['CatalogItem'] {
  return {
    ...shared(row),
    attributes: row.attributes.filter(isPublicAttribute).map(shownAttribute),
  };
}

/** As staff see it. */
export function presentItemRecord(row: ItemRow): Schema['CatalogItemRecord'] {
  return {
    ...shared(row),
    ...presentForStaff(row),
    taxCode: row.tax_code,
    couponId: row.coupon_id,
  };
}

function shared(row: ItemRow): Omit<Schema['CatalogItem'], 'attributes'> {
  return {
    catalogId: row.catalog_id,
    catalogItemId: row.item_id,
    ...presentMember(row),
    externalId: row.external_id,
    price: toDollars(row.price_cents),
    inventory: row.available,
  };
}
