import { notFound } from '../../contract/failure.ts';
import { isOf } from '../catalog/find-record.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { addToCart } from './add-to-cart.ts';
import { cartRows } from './cart-rows.ts';
import { presentCartLine } from '../../domain/cart/present-cart.ts';
import { notInCart } from '../../domain/cart/refuse-adding.ts';

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
    return shown(call);
  },
} satisfies Partial<MockHandlers>;

function shown({ state, user, plays }: Pick<AnyMockCall, 'state' | 'user' | 'plays'>) {
  return cartRows({ state, userId: user.userId, plays }).map((row) =>
    presentCartLine({ ...row.item, ...row }),
  );
}
