import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { anyOf, lower } from '../../database/expressions.ts';

interface Use {
  checkoutId: string;
  userId: string;
  codeId: string;
}

/** Locks codes in id order. The caller has already locked the customer. */
export async function lockCodes(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db(em)
    .selectFrom('discount_codes')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Takes one use of a locked code for a checkout. The use gets the lowest free number among the
 * customer's uses.
 * @returns false if no use is left
 */
export async function reserveUse(
  em: EntityManager,
  { checkoutId, userId, codeId }: Use,
): Promise<boolean> {
  const code = await db(em)
    .selectFrom('discount_codes')
    .select(['uses', 'used', 'uses_per_customer'])
    .where('id', '=', codeId)
    .executeTakeFirstOrThrow();
  const theirs = await db(em)
    .selectFrom('discount_uses')
    .select('nth')
    .where('code_id', '=', codeId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'RETURNED')
    .execute();
  const { uses, used, uses_per_customer: perCustomer } = code;
  if (uses !== null && used >= uses) return false;
  if (perCustomer !== null && theirs.length >= perCustomer) return false;
  const numbers = new Set(theirs.map(({ nth }) => nth));
  let nth = 1;
  while (numbers.has(nth)) nth += 1;
  await db(em)
    .insertInto('discount_uses')
    .values({
      checkout_id: checkoutId,
      code_id: codeId,
      user_id: userId,
      state: 'HELD',
      nth,
      per_customer: perCustomer,
    })
    .onConflict((one) => one.column('checkout_id').doUpdateSet({ state: 'HELD', nth }))
    .execute();
  await countUses(em, codeId, 1);
  return true;
}

/** Returns the use that an unpaid checkout holds, if any. */
export async function returnUse(em: EntityManager, checkoutId: string): Promise<void> {
  const returned = await db(em)
    .updateTable('discount_uses')
    .set({ state: 'RETURNED', nth: null })
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'HELD')
    .returning('code_id as codeId')
    .executeTakeFirst();
  if (returned) await countUses(em, returned.codeId, -1);
}

async function countUses(em: EntityManager, codeId: string, by: 1 | -1): Promise<void> {
  await db(em)
    .updateTable('discount_codes')
    .set((eb) => ({ used: eb('used', '+', by) }))
    .where('id', '=', codeId)
    .execute();
}

/** Loads the use that a checkout holds or used to hold. */
export const readUse = (em: EntityManager, checkoutId: string) =>
  db(em)
    .selectFrom('discount_uses')
    .select(['code_id as codeId', 'state'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();

/** Locks the code used by a checkout, if any. Codes are always locked before items. */
export async function lockUse(em: EntityManager, checkoutId: string): Promise<void> {
  const use = await readUse(em, checkoutId);
  if (use) await lockCodes(em, [use.codeId]);
}

/** Makes the code use of a paid checkout permanent. */
export async function confirmUse(em: EntityManager, checkoutId: string): Promise<void> {
  await db(em)
    .updateTable('discount_uses')
    .set({ state: 'KEPT' })
    .where('checkout_id', '=', checkoutId)
    .execute();
}

/** Puts a checkout's code back into the customer's cart unless the cart has another code. */
export async function returnCartCode(
  em: EntityManager,
  { checkoutId, userId }: { checkoutId: string; userId: string },
): Promise<void> {
  await db(em)
    .insertInto('cart_codes')
    .columns(['user_id', 'code'])
    .expression((from) =>
      from
        .selectFrom('discount_uses as u')
        .innerJoin('discount_codes as c', 'c.id', 'u.code_id')
        .select(['u.user_id', 'c.code'])
        .where('u.checkout_id', '=', checkoutId)
        .where('u.user_id', '=', userId),
    )
    .onConflict((known) => known.column('user_id').doNothing())
    .execute();
}

/** Removes a used code from its customer's cart. */
export async function removeCartCode(
  em: EntityManager,
  { userId, codeId }: { userId: string; codeId: string },
): Promise<void> {
  await db(em)
    .deleteFrom('cart_codes as e')
    .using('discount_codes as c')
    .where('e.user_id', '=', userId)
    .where('c.id', '=', codeId)
    .where((eb) => eb(lower(eb.ref('e.code')), '=', lower(eb.ref('c.code'))))
    .execute();
}
