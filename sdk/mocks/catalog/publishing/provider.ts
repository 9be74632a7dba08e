import type { AtProvider, ShopState } from '../../state.ts';
import { keyTextOf, type ItemKey } from '../find-record.ts';

type Item = ShopState['items'][number];

/** What the payment provider has under an item's external id, or else made for the item. */
export interface Found extends AtProvider {
  Product: NonNullable<AtProvider['Product']>;
  /** `catalogId/catalogItemId` of the item it was made for. */
  owner: string;
}

export function findAtProvider({ publications }: ShopState, item: Item): Found | undefined {
  const all = Object.entries(publications).flatMap(([owner, at]): Found[] =>
    at.Product === null ? [] : [{ ...at, Product: at.Product, owner }],
  );
  return (
    all.find(({ Product }) => Product.id === item.externalId) ??
    all.find(({ owner }) => owner === keyTextOf(item))
  );
}

/** Checkout charges the shop's own price until staff publish again. */
export function forgetPublishedPrice({ publications }: ShopState, key: ItemKey): void {
  const at = publications[keyTextOf(key)];
  if (at?.Price) at.priceForgotten = true;
}

export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
