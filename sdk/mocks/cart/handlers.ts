import { notFound, conflict } from '../../contract/failure.ts';
import { isOf, knownItem } from '../catalog/find-record.ts';
import type { AnyMockCall, MockHandlers, MockCall } from '../core/call.ts';
import { awaitedItem } from '../notices/awaited-item.ts';
import { cartRows } from './cart-rows.ts';
import { presentCartLine, previousPrice } from '../../domain/cart/present-cart.ts';
import { isOnSale } from '../../domain/notices/validate-notice.ts';
import { savedUnits, notInCart, explainUnavailable } from '../../domain/cart/validate-adding.ts';

export const cart = {
  listCart: (call) => displayed(call),
  addToCart(call) {
    addToCart(call);
    return displayed(call);
  },
  removeFromCart(call) {
    const { params, user, state } = call;
    const entries = state.carts[user.userId] ?? [];
    state.carts[user.userId] = entries.filter((one) => !isOf(one, params));
    return displayed(call);
  },
  setCartQuantity(call) {
    const { params, user, state } = call;
    const entry = state.carts[user.userId]?.find((one) => isOf(one, params));
    if (entry === undefined) throw notFound(notInCart);
    entry.quantity = savedUnits({ digital: false, ...knownItem(state, params) }, params.qty);
    delete entry.chosenPrice;
    return displayed(call);
  },
} satisfies Partial<MockHandlers>;

/** Returns the cart, and saves its prices as seen by the customer. */
function displayed({ user, ...call }: Pick<AnyMockCall, 'state' | 'user' | 'plays' | 'now'>) {
  return cartRows({ ...call, userId: user.userId }).map((row) => {
    const { entry, item } = row;
    entry.shownPrice = item.price;
    const selected = (entry.chosenPrice ??= item.price);
    return presentCartLine({ ...item, ...row, previousPrice: previousPrice(selected, item.price) });
  });
}

/**
 * Adds one unit. A digital item stays at one.
 * @throws Failure 404 for an unknown item, 409 with a reason for one that can't be bought
 */
function addToCart(call: MockCall<'addToCart'>): void {
  const { user, state, params } = call;
  const item = awaitedItem(call, params);
  if (item === undefined || item.subscription || !isOnSale(item)) {
    const rejection = explainUnavailable(item);
    throw rejection.code === 'NOT_FOUND' ? notFound(rejection) : conflict(rejection);
  }
  const entries = (state.carts[user.userId] ??= []);
  const entry = entries.find((one) => isOf(one, item));
  const { catalogId, catalogItemId } = item;
  if (entry === undefined) {
    entries.push({ catalogId, catalogItemId, quantity: 1 });
  } else {
    delete entry.chosenPrice;
    entry.quantity = savedUnits(item, entry.quantity + 1);
  }
}
