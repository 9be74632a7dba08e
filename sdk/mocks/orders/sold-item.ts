import { pickFields } from '../../domain/fields.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { SoldItem } from '../state.ts';

type OfItem = Omit<SoldItem, 'quantity' | 'discount'>;

const fieldsOfItem = {
  catalogId: true,
  catalogItemId: true,
  title: true,
  description: true,
  image: true,
  price: true,
} satisfies Record<keyof OfItem, true>;

interface Selection {
  item: OfItem;
  quantity: number;
}

/** Returns a selected item as it is sold. */
export const soldItem = ({ item, quantity }: Selection, discount = 0): SoldItem => ({
  ...pickFields(item, fieldsOfItem),
  quantity,
  discount,
});

/** Returns a sold item with its amounts in cents. */
export const inCents = ({ price, discount, ...item }: SoldItem) => ({
  ...item,
  unitPriceCents: fromDollars(price),
  discountCents: discount,
});
