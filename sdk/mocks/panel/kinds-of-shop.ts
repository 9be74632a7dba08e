import { emptyShop, seedShop } from '../../demo/played-shop/seed-shop.ts';
import { longTexts } from '../../demo/played-shop/long-texts.ts';
import type { ShopState } from '../state.ts';

/** How a shop can begin. */
export const KINDS_OF_SHOP = ['as usual', 'empty', 'long texts'] as const;

export type KindOfShop = (typeof KINDS_OF_SHOP)[number];

export const begin: Record<KindOfShop, (now: Date) => ShopState> = {
  'as usual': seedShop,
  empty: emptyShop,
  'long texts': (now) => longTexts(seedShop(now)),
};

const KEY = 'mock panel: shop';

export function chosenKind(): KindOfShop {
  const kept = localStorage.getItem(KEY);
  return KINDS_OF_SHOP.find((kind) => kind === kept) ?? 'as usual';
}

/** A shop of this kind from its beginning; whoever is signed in stays so. */
export function beginShop(
  kind: KindOfShop,
  { sessions, scenarios }: ShopState,
  now: Date,
): ShopState {
  localStorage.setItem(KEY, kind);
  return { ...begin[kind](now), sessions, scenarios };
}

/** As it was the first time. */
export function startOver(now: Date): ShopState {
  localStorage.removeItem(KEY);
  return seedShop(now);
}
