import { replyOf } from '@spindle/sdk/errors';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import { shop } from '../shop/api.ts';
import { formatCount } from '../ui/format-count.ts';
import { isSameItem } from './cart-change.ts';
import type { CartLine } from './queries.ts';

interface Units {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
}

/** Adds one unit, then the rest, as far as the stock allows. A digital item is added only once. */
export async function addUnits(
  line: Units,
  once: IntentHeader,
): Promise<{ cart: CartLine[]; units: number }> {
  const path = { catalogId: line.catalogId, catalogItemId: line.catalogItemId };
  const cart = await replyOf(
    shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params: { path, header: once } }),
  );
  const inCart = cart.find(({ item }) => isSameItem(item, path));
  if (line.quantity === 1 || inCart === undefined || inCart.item.digital) {
    return { cart, units: line.quantity };
  }
  const before = inCart.quantity - 1;
  const target = Math.min(before + line.quantity, Math.max(inCart.item.inventory, inCart.quantity));
  const units = target - before;
  if (target === inCart.quantity) return { cart, units };
  const address = '/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}';
  return {
    cart: await replyOf(shop.GET(address, { params: { path: { ...path, qty: target } } })),
    units,
  };
}

/** Says that the shop has fewer units than requested. */
export const fewerAdded = (units: number, requested: number) =>
  `Only ${formatCount(units)} of ${formatCount(requested)} added: no more in stock`;
