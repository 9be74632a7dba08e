import type { ShopState } from '../../mocks/state.ts';
import { longTexts } from './long-texts.ts';
import { emptyShop, seedShop } from './seed-shop.ts';

/** The initial states of a mock shop. */
export const KINDS_OF_SHOP = ['standard', 'empty', 'long text'] as const;

export type KindOfShop = (typeof KINDS_OF_SHOP)[number];

export const begin: Record<KindOfShop, (now: Date) => ShopState> = {
  standard: seedShop,
  empty: emptyShop,
  'long text': (now) => longTexts(seedShop(now)),
};
