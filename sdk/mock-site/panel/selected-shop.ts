import { begin, KINDS_OF_SHOP, type KindOfShop } from '../../demo/mock-shop/kinds-of-shop.ts';
import { seedShop } from '../../demo/mock-shop/seed-shop.ts';
import type { ShopState } from '../../mocks/state.ts';

const KEY = 'mock panel: shop';

export function selectedKind(): KindOfShop {
  const saved = localStorage.getItem(KEY);
  return KINDS_OF_SHOP.find((kind) => kind === saved) ?? 'standard';
}

/** Starts a new shop of this kind. The current user stays signed in. */
export function beginShop(
  kind: KindOfShop,
  { sessions, scenarios }: ShopState,
  now: Date,
): ShopState {
  localStorage.setItem(KEY, kind);
  return { ...begin[kind](now), sessions, scenarios };
}

/** Returns the initial shop. */
export function startOver(now: Date): ShopState {
  localStorage.removeItem(KEY);
  return seedShop(now);
}
