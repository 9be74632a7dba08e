import type { EntityManager } from '@mikro-orm/postgresql';
import { returnToCart } from '../cart/return-to-cart.ts';
import { returnCartCode } from './discounts/uses.ts';

/** Undoes for a cart what `awaitBank` took out of it: the units, and the discount code. */
export async function returnUnbought(
  em: EntityManager,
  checkout: { userId: string; checkoutId: string; now: Date },
): Promise<void> {
  await returnToCart(em, checkout);
  await returnCartCode(em, checkout);
}
