import {
  isPossiblePart,
  kitUnits,
  newlyListed,
  partNotSubscription,
  partsListed,
  validateKit,
  validateNewParts,
  validatePartsLeft,
  type KitPart,
} from '../../domain/catalog/kits.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { ShopState } from '../state.ts';
import { isOf, keyTextOf, knownItem, type ItemKey } from './find-record.ts';

type Item = ShopState['items'][number];

/** Returns whether an item can be bought, regardless of its stock. */
export function isBuyable(state: ShopState, item: Item): boolean {
  const catalog = state.catalogs.find(({ catalogId }) => catalogId === item.catalogId);
  if (catalog === undefined) return false;
  const displayed =
    state.items.includes(item) && item.enabled && catalog.enabled && !catalog.external;
  return displayed && !item.locked && !item.expired && !catalog.locked && !catalog.expired;
}

/**
 * Returns the parts of a kit with their current state, or null for another item.
 * @param heldOf units of a part that are reserved, but for the customer who asks
 */
export function kitPartsOf(
  state: ShopState,
  kit: Item,
  heldOf: (key: ItemKey) => number = () => 0,
) {
  if (!kit.details.kit) return null;
  return partsListed(kit.attributes).map(({ quantity, ...key }) => {
    const item = knownItem(state, key);
    return {
      ...key,
      quantity,
      title: item?.title ?? keyTextOf(key),
      priceCents: fromDollars(item?.price ?? 0),
      digital: item?.digital ?? false,
      image: item?.image ?? null,
      partNumber: item?.externalId ?? null,
      attributes: item?.attributes ?? [],
      buyable:
        item !== undefined &&
        isBuyable(state, item) &&
        isPossiblePart({ ...item, ...item.details }, kit),
      available: (item?.inventory ?? 0) + heldOf(key),
    };
  });
}

/** Returns the units that can be sold now: the item's own, or the kits that its parts can make. */
export function sellableUnits(state: ShopState, item: Item): number {
  const parts: KitPart[] | null = kitPartsOf(state, item);
  return parts ? kitUnits(item, parts) : item.inventory;
}

/** Returns the titles of the kits that contain an item. */
const kitsWith = ({ items }: ShopState, key: ItemKey): string[] =>
  items
    .filter(
      ({ details, attributes }) =>
        details.kit && partsListed(attributes).some((part) => isOf(part, key)),
    )
    .map(({ title }) => title);

/** Returns why an item can't be a kit, or null. */
export function rejectedKit(state: ShopState, item: Item) {
  const parts = withItems(state, partsListed(item.attributes));
  return validateKit({ ...item, parts, partOf: kitsWith(state, item) });
}

/** Returns why a kit can't have the parts that its new attributes list, or null. */
export function rejectedParts(
  state: ShopState,
  item: Item,
  attributes: Parameters<typeof partsListed>[0],
) {
  if (!item.details.kit) return null;
  const added = newlyListed(item.attributes, attributes);
  return (
    validatePartsLeft(item.attributes, attributes) ??
    validateNewParts(item, { ...added, parts: withItems(state, added.parts) })
  );
}

/** Returns why an item can't become a subscription, if a form makes it one, or null. */
export const rejectedSubscription = (
  state: ShopState,
  item: Item,
  form: { subscription?: boolean },
) => (form.subscription && !item.subscription ? partNotSubscription(kitsWith(state, item)) : null);

const withItems = (state: ShopState, listed: ReturnType<typeof partsListed>) =>
  listed.map((part) => {
    const found = state.items.find((one) => isOf(one, part));
    return { ...part, item: found && { ...found, ...found.details } };
  });
