import type { components } from '@spindle/sdk/schema';
import { isPublic, shownAttribute } from '../editing/shown-attribute.ts';
import { webAddress } from '../editing/web-address.ts';
import type { ElementRow, SectionRow } from './content-rows.ts';

type Schema = components['schemas'];

export function presentSection(row: SectionRow): Schema['Section'] {
  return {
    category: row.category,
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

/** As visitors see it. */
export function presentElement(row: ElementRow): Schema['Element'] {
  return present({ ...row, attributes: row.attributes.filter(isPublic) });
}

/** As staff see it. */
export function presentElementRecord(row: ElementRow): Schema['Element'] {
  return present(row);
}

function present(row: ElementRow): Schema['Element'] {
  return {
    category: row.category,
    elementId: row.element_id,
    title: row.title,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    subscription: row.subscription,
    digital: row.digital,
    enabled: row.enabled,
    expired: row.expired,
    locked: row.locked,
    listingOrderWeight: row.listing_order_weight,
    subscriptionLink: webAddress(row.subscription_link),
    attributes: row.attributes.map(shownAttribute),
    version: row.version,
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}
