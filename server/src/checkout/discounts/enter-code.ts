import { codeEntered } from '@spindle/sdk/domain/checkout/discount-codes';
import { validateCode, codeNotFound } from '@spindle/sdk/domain/checkout/validate-code';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { readShippableCart } from '../../cart/read-cart.ts';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { lineOf } from './cart-discount.ts';
import { findCodeNamed } from './find-code.ts';

/**
 * Adds a discount code to the cart if the code applies. Attempts are counted before the lookup to
 * prevent guessing.
 * @throws Failure 429 after too many attempts
 */
export async function enterCode({
  em,
  user,
  body,
  now,
  services,
}: Call<'enterDiscountCode'>): Promise<Outcome> {
  const name = body.code.trim();
  await services.limits.take('discount-code-account', user.id);
  const code = await findCodeNamed(em, name, user.id);
  if (code) await services.limits.forgive('discount-code-account', user.id);
  const lines = (await readShippableCart(em, user.id, now)).map(lineOf);
  if (code === undefined) return rejectWith(codeNotFound(name));
  const { timeZone } = services.config.business;
  const rejection = validateCode({ name, code, lines, now, timeZone });
  if (rejection !== null) return rejectWith(rejection);
  await db(em)
    .insertInto('cart_codes')
    .values({ user_id: user.id, code: code.code })
    .onConflict((one) => one.column('user_id').doUpdateSet({ code: code.code }))
    .execute();
  return done(codeEntered(code.code));
}
