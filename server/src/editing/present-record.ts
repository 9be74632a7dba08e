import type { components } from '@spindle/sdk/schema';
import type { GroupRow, MemberRow } from './record-rows.ts';
import { presentAttribute } from './present-attribute.ts';
import { webAddress } from '@spindle/sdk/domain/editing/web-address';

type Schema = components['schemas'];

/** Presents a catalog or a section, without its id. */
export function presentGroup(row: GroupRow): Omit<Schema['Catalog'], 'catalogId' | 'specSheet'> {
  return {
    ...presentShared(row),
    external: row.external,
    link: webAddress(row.link),
    version: row.version,
  };
}

/** Presents an item or an element, without its id and the fields that only some people may see. */
export function presentMember(
  row: Omit<MemberRow, 'attributes'>,
): Omit<Schema['Element'], 'category' | 'elementId' | 'attributes' | keyof StaffFields> {
  return { ...presentShared(row), subscription: row.subscription, digital: row.digital };
}

type StaffFields = Pick<Schema['Element'], 'subscriptionLink' | 'version'>;

/** Presents the fields that only staff see. */
export function presentForStaff(row: MemberRow) {
  return {
    attributes: row.attributes.map(presentAttribute),
    subscriptionLink: webAddress(row.subscription_link),
    version: row.version,
  };
}

function presentShared(row: Omit<GroupRow, 'external' | 'link'>) {
  return {
    title: row.title,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    enabled: row.enabled,
    expired: row.expired,
    locked: row.locked,
    listingOrderWeight: row.listing_order_weight,
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}
