import type { components } from '@spindle/sdk/schema';
import type { GroupRow, MemberRow } from './record-rows.ts';
import { presentAttribute } from './present-attribute.ts';
import { webAddress } from '@spindle/sdk/domain/editing/web-address';

type Schema = components['schemas'];

/** A catalogue or a section on the wire, but for its id. */
export function presentGroup(row: GroupRow): Omit<Schema['Catalog'], 'catalogId' | 'specSheet'> {
  return {
    ...presentShared(row),
    external: row.external,
    link: webAddress(row.link),
    version: row.version,
  };
}

/** An item or an element on the wire, but for its id and what not everybody sees. */
export function presentMember(
  row: Omit<MemberRow, 'attributes'>,
): Omit<Schema['Element'], 'category' | 'elementId' | 'attributes' | keyof StaffFields> {
  return { ...presentShared(row), subscription: row.subscription, digital: row.digital };
}

type StaffFields = Pick<Schema['Element'], 'subscriptionLink' | 'version'>;

/** What staff see of it besides. */
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
