import { padGtin } from '../../domain/catalog/gtin.ts';
import {
  gtinInUse,
  validateReplacement,
  type ItemDetails,
} from '../../domain/catalog/item-details.ts';
import { validatePriceBreaks } from '../../domain/catalog/price-breaks.ts';
import { pick } from '../../domain/fields.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { ShopState } from '../state.ts';
import { keyTextOf } from './find-record.ts';
import { rejectedKit } from './kits.ts';

type Item = ShopState['items'][number];

/** Returns the item that replaces another if it is among these, or null. */
export function replacementIn(
  among: readonly Item[],
  { replacedByCatalogId, replacedByItemId }: ItemDetails,
) {
  const found = among.find(
    (item) => item.catalogId === replacedByCatalogId && item.catalogItemId === replacedByItemId,
  );
  return found === undefined ? null : pick(found, 'catalogId', 'catalogItemId', 'title');
}

/** Returns why an item can't have these details, or null. */
export function rejectedDetails(state: ShopState, item: Item, changes: Partial<ItemDetails>) {
  const { gtin, replacedByItemId, breakPricesCents } = changes;
  const rejected =
    validatePriceBreaks(breakPricesCents, { ...item, price: fromDollars(item.price) }) ??
    (changes.kit ? rejectedKit(state, item) : null);
  if (rejected !== null) return rejected;
  if (replacedByItemId) {
    const chain = chainOf(state.items, { ...item.details, ...changes });
    const rejection = validateReplacement(keyTextOf(item), chain);
    if (rejection !== null) return rejection;
  }
  const isTaken = ({ details }: Item) =>
    details.gtin !== null && gtin && padGtin(details.gtin) === padGtin(gtin);
  return state.items.some((one) => one !== item && isTaken(one)) ? gtinInUse : null;
}

/** Returns the items that replace one another, starting with these details. */
function chainOf(all: readonly Item[], details: ItemDetails, before: string[] = []): string[] {
  const key = replacementIn(all, details);
  const next = all.find((item) => key !== null && keyTextOf(item) === keyTextOf(key));
  if (next === undefined || before.includes(keyTextOf(next))) return before;
  return chainOf(all, next.details, [...before, keyTextOf(next)]);
}
