import type { Handlers } from '../contract/handlers.ts';
import { addToCart } from './add-to-cart.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { setQuantity } from './set-quantity.ts';
import { showCart } from './show-cart.ts';

interface LineCall {
  params: { catalogId: string; catalogItemId: string };
  user: { id: string };
  now: Date;
}

const lineOf = ({ params: { catalogId, catalogItemId: itemId }, user, now }: LineCall) => ({
  userId: user.id,
  catalogId,
  itemId,
  now,
});

export const cart = {
  async listCart({ user, services: { orm }, now }) {
    const { em } = orm; // no forked entity manager, because the statements below load no entities
    return showCart(em, { userId: user.id, now }, await readCart(em, user.id, now));
  },
  async addToCart(call) {
    const line = lineOf(call);
    const { em } = call.services.orm;
    return showCart(em, line, await addToCart(em, line));
  },
  async removeFromCart(call) {
    const line = lineOf(call);
    return showCart(call.em, line, await removeFromCart(call.em, line));
  },
  async setCartQuantity(call) {
    const line = { ...lineOf(call), quantity: call.params.qty };
    return showCart(call.em, line, await setQuantity(call.em, line));
  },
} satisfies Handlers<'listCart' | 'addToCart' | 'removeFromCart' | 'setCartQuantity'>;
