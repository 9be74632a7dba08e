import { pickFields } from '../../domain/fields.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { freezeParts } from '../../domain/orders/sold-parts.ts';
import type { ShopState, SoldItem } from '../state.ts';

type OfItem = Omit<SoldItem, 'quantity' | 'discount' | 'parts'>;

const fieldsOfItem = {
  catalogId: true,
  catalogItemId: true,
  title: true,
  description: true,
  image: true,
  price: true,
} satisfies Record<keyof OfItem, true>;

interface Selection {
  item: OfItem & Partial<Pick<ShopState['items'][number], 'attributes'>>;
  quantity: number;
  /** The parts of a kit, or null. */
  parts?: Parameters<typeof freezeParts>[0] | null;
}

/** Returns the copy of a selected item that an order keeps. */
export const soldItem = ({ item, quantity, parts }: Selection, discount = 0): SoldItem => ({
  ...pickFields(item, fieldsOfItem),
  quantity,
  discount,
  ...(parts && { parts: freezeParts(parts, item.attributes ?? []) }),
});

/** Returns a sold item with its amounts in cents. */
export const inCents = ({ price, discount, ...item }: SoldItem) => ({
  ...item,
  unitPriceCents: fromDollars(price),
  discountCents: discount,
});
