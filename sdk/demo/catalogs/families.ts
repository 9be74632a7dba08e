import { combinationOf } from '../../domain/catalog/families.ts';
import type { PublishedItem } from './published-items.ts';

/** Items that are one product with options. */
export const demoFamilies = [
  {
    familyId: '019ae1b2-0c00-7000-8000-000000000001',
    catalogId: 'linear-motion',
    title: 'HGR20 rails, pair with four carriages',
    options: ['Length'],
    members: ['hgr20-600-pair', 'hgr20-1000-pair'],
  },
  {
    familyId: '019ae1b2-0c00-7000-8000-000000000002',
    catalogId: 'linear-motion',
    title: 'Ball screw kit SFU16, 600 mm with bearings',
    options: ['Lead'],
    members: ['sfu1605-600-kit', 'sfu1610-600-kit'],
  },
];

/** Returns the family of an item and its combination of option values, or nulls. */
export function demoFamilyOf({ catalogId, item }: Pick<PublishedItem, 'catalogId' | 'item'>) {
  const family = demoFamilies.find(
    (one) => one.catalogId === catalogId && one.members.includes(item.catalogItemId),
  );
  const combined = family && combinationOf(family.options, item);
  if (!combined || !('optionKey' in combined)) return { familyId: null, optionKey: null };
  return { familyId: family.familyId, optionKey: combined.optionKey };
}
