import type { components } from '@spindle/sdk/schema';
import { toDollars } from '../database/money.ts';
import type { CatalogRow, ItemRow } from './catalog-rows.ts';
import { isPublic, shownAttribute } from '../editing/shown-attribute.ts';
import { webAddress } from '../editing/web-address.ts';

type Schema = components['schemas'];

export function presentCatalog(row: CatalogRow): Schema['Catalog'] {
  return {
    catalogId: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    enabled: row.enabled,
    expired: row.expired,
    locked: row.locked,
    external: row.external,
    link: webAddress(row.link),
    listingOrderWeight: row.listing_order_weight,
    version: row.version,
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}

/** As customers see it. */
export function presentItem(row: ItemRow): Schema['CatalogItem'] {
  return { ...shared(row), attributes: row.attributes.filter(isPublic).map(shownAttribute) };
}

/** As staff see it. */
export function presentItemRecord(row: ItemRow): Schema['CatalogItemRecord'] {
  return {
    ...shared(row),
    attributes: row.attributes.map(shownAttribute),
    taxCode: row.tax_code,
    externalId: row.external_id,
    subscriptionLink: webAddress(row.subscription_link),
    couponId: row.coupon_id,
    version: row.version,
  };
}

function shared(row: ItemRow): Omit<Schema['CatalogItem'], 'attributes'> {
  return {
    catalogId: row.catalog_id,
    catalogItemId: row.item_id,
    title: row.title,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    subscription: row.subscription,
    digital: row.digital,
    enabled: row.enabled,
    expired: row.expired,
    locked: row.locked,
    price: toDollars(row.price_cents),
    inventory: row.available,
    listingOrderWeight: row.listing_order_weight,
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}
