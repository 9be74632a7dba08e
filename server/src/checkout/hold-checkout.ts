import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import { validateCode } from '@spindle/sdk/domain/checkout/validate-code';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { lockUser } from '../identity/lock-user.ts';
import { movePage } from '../payments/pages/move-page.ts';
import type { Services } from '../services.ts';
import { lineOf } from './discounts/cart-discount.ts';
import { findCode } from './discounts/find-code.ts';
import { lockCodes, returnUse, reserveUse } from './discounts/uses.ts';
import type { NewCheckout } from './draft-checkout.ts';
import type { Superseded } from '../payments/pages/page-kind.ts';
import { reserveCart } from './reserve-cart.ts';
import { storeCheckout } from './store-checkout.ts';

/** A checkout of the same customer whose payment page is already closed. */
interface ReplacedCheckout {
  id: string;
  /** Id of the discount code used by that checkout. */
  codeId: string | null;
}

/**
 * Stores a checkout and reserves its units and discount code use, or stores nothing. The replaced
 * checkout ends in both cases.
 * @returns OVERTAKEN if the cart was changed concurrently. The caller then starts over.
 */
export async function holdCheckout(
  services: Pick<Services, 'orm' | 'config'>,
  checkout: NewCheckout,
  replaced: ReplacedCheckout | null,
): Promise<'HELD' | Superseded | CheckoutRejection> {
  const codeId = checkout.discount?.code?.id ?? null;
  return services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, checkout.userId);
    await lockCodes(
      em,
      [codeId, replaced?.codeId ?? null].filter((id) => id !== null),
    );
    const rejection = codeId === null ? null : await validateLocked(em, services, checkout, codeId);
    const replacedId = replaced?.id ?? null;
    const held = await reserveCart(em, { ...checkout, replacedId, rejection });
    if (held === 'OVERTAKEN') return held;
    if (replaced && replaced.codeId !== null) await returnUse(em, replaced.id);
    if (held !== 'HELD') {
      await movePage(em, 'checkouts', 'withdraw', { id: replacedId, now: checkout.createdAt });
      return held;
    }
    await storeCheckout(em, checkout, replacedId);
    if (codeId === null) return held;
    if (await reserveUse(em, { checkoutId: checkout.id, userId: checkout.userId, codeId }))
      return held;
    throw new Error(`discount code ${codeId} has no uses left although it was locked`);
  });
}

/**
 * After the cart was read, another customer may have taken the last use or staff may have turned
 * the code off.
 */
async function validateLocked(
  em: EntityManager,
  { config }: Pick<Services, 'config'>,
  { userId, discount, cart, createdAt }: NewCheckout,
  codeId: string,
): Promise<Rejection | null> {
  const code = await findCode(em, codeId, userId);
  const name = discount?.name ?? codeId;
  const lines = cart.map(lineOf);
  const { timeZone } = config.business;
  return validateCode({ name, code, lines, now: createdAt, timeZone });
}
