import { notFound, conflict } from '../../contract/failure.ts';
import { isOf } from '../catalog/find-record.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { AnyMockCall, MockHandlers, MockCall } from '../core/call.ts';
import { cartRows, isBuyable } from './cart-rows.ts';
import { presentCartLine, previousPrice } from '../../domain/cart/present-cart.ts';
import { notInCart, MOST_IN_CART, refuseAdding } from '../../domain/cart/refuse-adding.ts';

export const cart = {
  listCart: (call) => shown(call),
  addToCart(call) {
    addToCart(call);
    return shown(call);
  },
  removeFromCart(call) {
    const { params, user, state } = call;
    const entries = state.carts[user.userId] ?? [];
    state.carts[user.userId] = entries.filter((one) => !isOf(one, params));
    return shown(call);
  },
  setCartQuantity(call) {
    const { params, user, state } = call;
    const entry = state.carts[user.userId]?.find((one) => isOf(one, params));
    if (entry === undefined) throw notFound(notInCart);
    const digital = knownItem(state, params)?.digital;
    entry.quantity = digital ? 1 : params.qty;
    delete entry.chosenPrice;
    return shown(call);
  },
} satisfies Partial<MockHandlers>;

/** The cart, with the prices noted that its customer sees by that. */
function shown({ user, ...call }: Pick<AnyMockCall, 'state' | 'user' | 'plays' | 'now'>) {
  return cartRows({ ...call, userId: user.userId }).map((row) => {
    const { entry, item } = row;
    entry.shownPrice = item.price;
    const chosen = (entry.chosenPrice ??= item.price);
    return presentCartLine({ ...item, ...row, previousPrice: previousPrice(chosen, item.price) });
  });
}

/**
 * Adds one unit; a digital item stays at one.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that cannot be bought
 */
function addToCart({ params, user, state, plays }: MockCall<'addToCart'>): void {
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

  const entries = (state.carts[user.userId] ??= []);
  const entry = entries.find((one) => isOf(one, item));
  if (entry === undefined) {
    const { catalogId, catalogItemId } = item;
    entries.push({ catalogId, catalogItemId, quantity: 1 });
  } else {
    delete entry.chosenPrice;
    entry.quantity = item.digital ? 1 : Math.min(entry.quantity + 1, MOST_IN_CART);
  }
}
