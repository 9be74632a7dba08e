import { combinationOf, sameCombination } from '../../../domain/catalog/families.ts';
import type { Rejection } from '../../../domain/rejection.ts';
import type { ShopState } from '../../state.ts';

type Item = ShopState['items'][number];

/** Returns why an item with these attributes couldn't stay in its family, or null. */
export function rejectedCombination(
  { families, items }: ShopState,
  item: Item,
  attributes: Parameters<typeof combinationOf>[1]['attributes'],
): Rejection | null {
  const family = families.find(({ familyId }) => familyId === item.familyId);
  if (family === undefined) return null;
  const keyOf = (member: Parameters<typeof combinationOf>[1]) =>
    combinationOf(family.options, member);
  const combined = keyOf({ title: item.title, attributes });
  if (!('optionKey' in combined)) return combined;
  const others = items.filter((one) => one !== item && one.familyId === family.familyId);
  const isTaken = others.some((one) => {
    const other = keyOf(one);
    return 'optionKey' in other && other.optionKey === combined.optionKey;
  });
  return isTaken ? sameCombination : null;
}
