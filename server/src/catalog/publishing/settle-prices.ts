import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { isRejection } from '../../gateways/stripe.ts';
import type { ItemKey } from '../catalog-rows.ts';
import { readItem } from './read-item.ts';

const maxRounds = 5;

/**
 * Makes the recorded price the product's default and its only active price. Two simultaneous
 * publishers each read the recorded price again afterward, so the price recorded last wins, no
 * matter which publisher finishes last.
 */
export async function settlePrices(
  stripe: Stripe,
  em: EntityManager,
  key: ItemKey,
  productId: string,
): Promise<void> {
  let { providerPriceId: noted } = await readItem(em, key);
  for (let round = 0; noted !== null && round < maxRounds; round++) {
    const rejection = await leaveOnly(stripe, productId, noted);
    const { providerPriceId: now } = await readItem(em, key);
    if (now === noted) {
      if (rejection !== undefined) throw rejection;
      return;
    }
    noted = now;
  }
}

/**
 * Makes one price the product's default and archives the others.
 * @returns the provider's rejection, for example because another price has become the default
 */
async function leaveOnly(
  stripe: Stripe,
  productId: string,
  priceId: string,
): Promise<Stripe.errors.StripeError | undefined> {
  try {
    const { data: active } = await stripe.prices.list({
      product: productId,
      active: true,
      limit: 100,
    });
    if (!active.some(({ id }) => id === priceId)) {
      await stripe.prices.update(priceId, { active: true });
    }
    // Set the default first, because a default price can't be archived.
    await stripe.products.update(productId, { default_price: priceId });
    for (const { id } of active) {
      if (id !== priceId) await stripe.prices.update(id, { active: false });
    }
    return undefined;
  } catch (error) {
    if (isRejection(error)) return error;
    throw error;
  }
}
