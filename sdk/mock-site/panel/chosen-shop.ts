import { begin, KINDS_OF_SHOP, type KindOfShop } from '../../demo/played-shop/kinds-of-shop.ts';
import { seedShop } from '../../demo/played-shop/seed-shop.ts';
import type { ShopState } from '../../mocks/state.ts';

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
