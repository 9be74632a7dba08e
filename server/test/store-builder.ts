import { memberOf } from './member-of.ts';
import type { SignedIn } from './sign-in.ts';

/** Returns the fields of the catalog form, with these instead of the defaults. */
export function catalogForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'Spindles',
    description: 'Water- and air-cooled.',
    enabled: 'true',
    listingOrderWeight: '10',
    ...fields,
  };
}

/** Returns the fields of the item form, with these instead of the defaults. */
export function itemForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'ER20 spindle',
    description: '2.2 kW, water-cooled.',
    enabled: 'true',
    price: '389.95',
    inventory: '7',
    listingOrderWeight: '10',
    taxCode: 'txcd_99999999',
    ...fields,
  };
}

/** Creates a catalog as staff do. Returns its id. */
export async function addCatalog(staff: SignedIn, fields: Record<string, string> = {}) {
  const { body } = await staff.put('/api/catbuilder/', catalogForm(fields));
  return memberOf(body, 'Catalog', 'catalogId');
}

/** Creates an item as staff do. Returns its id. */
export async function addItem(
  staff: SignedIn,
  catalogId: string,
  fields: Record<string, string> = {},
) {
  const { body } = await staff.put(`/api/catbuilder/${catalogId}/`, itemForm(fields));
  return memberOf(body, 'CatalogItem', 'catalogItemId');
}
