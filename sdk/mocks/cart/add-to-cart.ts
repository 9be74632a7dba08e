import { conflict, notFound } from '../../contract/failure.ts';
import { isOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import { isBuyable } from './cart-rows.ts';
import { MOST_IN_CART, refuseAdding } from '../../domain/cart/refuse-adding.ts';

/**
 * Adds one unit; a digital item stays at one.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that cannot be bought
 */
export function addToCart({ params, user, state, plays }: MockCall<'addToCart'>): void {
  const item = state.items.find((one) => isOf(one, params));
  const catalog = state.catalogs.find(({ catalogId }) => catalogId === params.catalogId);
  const offered = item &&
    catalog && {
      title: item.title,
      shown: item.enabled && catalog.enabled && !catalog.external,
      subscription: item.subscription,
      expired: item.expired || catalog.expired,
      locked: item.locked || catalog.locked,
    };
  const soldOut = !item?.digital && plays('out of stock');
  const toBeHad = item !== undefined && !item.subscription && isBuyable(state, item);
  if (!toBeHad || soldOut || item.inventory <= 0) {
    const refusal = refuseAdding(offered);
    throw refusal.code === 'NOT_FOUND' ? notFound(refusal) : conflict(refusal);
  }

  const cart = (state.carts[user.userId] ??= []);
  const entry = cart.find((one) => isOf(one, item));
  if (entry === undefined) {
    const { catalogId, catalogItemId } = item;
    cart.push({ catalogId, catalogItemId, quantity: 1 });
  } else {
    entry.quantity = item.digital ? 1 : Math.min(entry.quantity + 1, MOST_IN_CART);
  }
}
