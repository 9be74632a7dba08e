import type { components } from '@spindle/sdk/schema';
import { toDollars } from '../database/money.ts';
import type { AttributeRow, CatalogRow, ItemRow } from './catalog-rows.ts';
import type { AttributeType } from './item-attribute.entity.ts';
import { cleanMarkup } from './clean-markup.ts';

type Schema = components['schemas'];

export function presentCatalog(row: CatalogRow): Schema['Catalog'] {
  return {
    catalogId: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    enabled: row.enabled,
    expired: row.expired,
    locked: row.locked,
    external: row.external,
    link: row.link,
    listingOrderWeight: row.listing_order_weight,
    version: row.version,
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}

/** As customers see it. */
export function presentItem(row: ItemRow): Schema['CatalogItem'] {
  return { ...shared(row), attributes: row.attributes.filter(isPublic).map(presentAttribute) };
}

/** As staff see it. */
export function presentItemRecord(row: ItemRow): Schema['CatalogItemRecord'] {
  return {
    ...shared(row),
    attributes: row.attributes.map(presentAttribute),
    taxCode: row.tax_code,
    externalId: row.external_id,
    subscriptionLink: row.subscription_link,
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

/** Given to buyers only, or of use to staff only. */
const hiddenTypes: ReadonlySet<AttributeType> = new Set([
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
  'TAX_CATEGORY_CODE',
]);

function isPublic(attribute: AttributeRow): boolean {
  if (attribute.type === 'IMAGE' && attribute.value === '') return false;
  return !hiddenTypes.has(attribute.type);
}

function presentAttribute(attribute: AttributeRow): Schema['Attribute'] {
  const { attributeId, type, value, description } = attribute;
  // Markup was cleaned when it was saved; whatever came in on another way is cleaned here.
  return { attributeId, type, value: type === 'HTML' ? cleanMarkup(value) : value, description };
}
