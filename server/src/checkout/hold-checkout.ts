import type { Services } from '../services.ts';
import type { NewCheckout } from './draft-checkout.ts';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { reserveCart } from './reserve-cart.ts';
import { storeCheckout } from './store-checkout.ts';

/**
 * Stores a checkout together with the units it holds, or neither; what it replaces ends either way.
 * @returns OVERTAKEN when another tab has changed something meanwhile: start over
 */
export async function holdCheckout(
  services: Pick<Services, 'orm'>,
  checkout: NewCheckout,
  { replacedId }: { replacedId: string | null },
): Promise<'HELD' | 'OVERTAKEN' | CheckoutRefusal> {
  return services.orm.em.fork().transactional(async (em) => {
    const held = await reserveCart(em, { ...checkout, replacedId });
    if (held === 'HELD') await storeCheckout(em, checkout);
    return held;
  });
}
