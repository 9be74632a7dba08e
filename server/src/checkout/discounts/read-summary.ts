import type { EntityManager } from '@mikro-orm/postgresql';
import { presentSummary } from '@spindle/sdk/domain/checkout/present-summary';
import type { components } from '@spindle/sdk/schema';
import { readCart } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';
import { discountableLine, discountCart } from './cart-discount.ts';
import { readEnteredCode } from './find-code.ts';

/** What a customer's cart comes to, with its one discount. */
export async function readSummary(
  services: Services,
  em: EntityManager,
  { userId, now }: { userId: string; now: Date },
): Promise<components['schemas']['CartSummary']> {
  const cart = await readCart(em, userId, now);
  const entered = await readEnteredCode(em, userId);
  const { discount, refusal } = await discountCart(services, cart, entered);
  const lines = cart.map((row) => ({
    ...discountableLine(row),
    quantity: row.quantity,
    unitCents: row.priceCents,
    digital: row.digital,
  }));
  return presentSummary({ lines, discount, entered: entered?.name ?? null, refusal });
}
