import type { BodyOf } from '../../contract/operation-types.ts';

const group = {
  description: 'Made by the suite.',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  listingOrderWeight: 1000,
};

/** Returns a catalog's form as the store builder sends it, visible by default. */
export const catalogForm = (
  options: Partial<BodyOf<'createCatalog'>> = {},
): BodyOf<'createCatalog'> => ({ title: 'Conforming goods', ...group, ...options });

/** Returns a section's form as the content builder sends it, visible by default. */
export const sectionForm = (
  options: Partial<BodyOf<'createSection'>> = {},
): BodyOf<'createSection'> => ({ title: 'Conforming content', ...group, ...options });

/** Returns an item's form as the store builder sends it, available to everyone by default. */
export const itemForm = (
  options: Partial<BodyOf<'createCatalogItem'>> = {},
): BodyOf<'createCatalogItem'> => ({
  title: 'ER20 spindle',
  description: '2.2 kW, 24 000 rpm.',
  enabled: true,
  expired: false,
  locked: false,
  digital: false,
  subscription: false,
  price: '389.95',
  inventory: 10,
  listingOrderWeight: 10,
  taxCode: 'txcd_99999999',
  ...options,
});
