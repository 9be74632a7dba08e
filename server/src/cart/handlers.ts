import type { Handlers } from '../contract/handlers.ts';
import { addToCart } from './add-to-cart.ts';
import { presentCart } from './presenters.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { setQuantity } from './set-quantity.ts';

export const cart = {
  async listCart({ user, em }) {
    return presentCart(await readCart(em, user.id));
  },
  async addToCart({ params, user, em, now }) {
    const line = { userId: user.id, catalogId: params.catalogId, itemId: params.catalogItemId };
    return presentCart(await addToCart(em, { ...line, now }));
  },
  async removeFromCart({ params, user, em }) {
    const line = { userId: user.id, catalogId: params.catalogId, itemId: params.catalogItemId };
    return presentCart(await removeFromCart(em, line));
  },
  async setCartQuantity({ params, user, em }) {
    const line = { userId: user.id, catalogId: params.catalogId, itemId: params.catalogItemId };
    return presentCart(await setQuantity(em, { ...line, quantity: params.qty }));
  },
} satisfies Handlers<'listCart' | 'addToCart' | 'removeFromCart' | 'setCartQuantity'>;
