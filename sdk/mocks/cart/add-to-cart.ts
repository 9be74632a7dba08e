import { conflict, notFound } from '../../contract/failure.ts';
import { isOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import { isBuyable } from './cart-rows.ts';

const LARGEST_QUANTITY = 1_000_000;

/**
 * Adds one unit; a digital item stays at one.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that cannot be bought
 */
export function addToCart({ params, user, state, plays }: MockCall<'addToCart'>): void {
  const item = state.items.find((one) => isOf(one, params));
  const catalog = state.catalogs.find(({ catalogId }) => catalogId === params.catalogId);
  if (!item?.enabled || !catalog?.enabled || catalog.external) {
    throw notFound('There is no such item.');
  }
  const { title } = item;
  if (item.subscription) {
    throw conflict(`${title} is sold by subscription. Subscribe on its page instead.`);
  }
  if (item.expired || catalog.expired) throw conflict(`${title} is discontinued.`);
  if (!isBuyable(state, item)) throw conflict(`${title} is not on sale yet.`);
  const gone = !item.digital && plays('out of stock');
  if (gone || item.inventory <= 0) throw conflict(`${title} is out of stock.`);

  const cart = (state.carts[user.userId] ??= []);
  const entry = cart.find((one) => isOf(one, item));
  if (entry === undefined) {
    const { catalogId, catalogItemId } = item;
    cart.push({ catalogId, catalogItemId, quantity: 1 });
  } else {
    entry.quantity = item.digital ? 1 : Math.min(entry.quantity + 1, LARGEST_QUANTITY);
  }
}
