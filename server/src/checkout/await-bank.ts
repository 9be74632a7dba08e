import type Stripe from 'stripe';
import { removeBought } from '../cart/remove-bought.ts';
import { db } from '../database/db.ts';
import { lockUser } from '../identity/lock-user.ts';
import { movePage } from '../payments/pages/move-page.ts';
import type { Services } from '../services.ts';
import { readUse, removeCartCode } from './discounts/uses.ts';

/**
 * Records that a bank is confirming the payment for a completed page. The units leave the cart but
 * stay reserved, so the next checkout can't charge them again. Does nothing if the wait was already
 * recorded or the checkout has ended.
 */
export async function awaitBank(
  services: Pick<Services, 'orm' | 'now'>,
  { id, userId }: { id: string; userId: string },
  session: Stripe.Checkout.Session,
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, userId);
    const now = services.now();
    const facts = {
      session_id: session.id,
      total_cents: session.amount_total ?? 0,
      confirming_since: now,
    };
    if (!(await movePage(em, 'checkouts', 'await', { id, now, facts }))) return;
    const lines = await db(em)
      .selectFrom('checkout_lines')
      .select(['catalog_id as catalogId', 'item_id as itemId', 'quantity'])
      .where('checkout_id', '=', id)
      .execute();
    await removeBought(em, userId, lines);
    const use = await readUse(em, id);
    if (use) await removeCartCode(em, { userId, codeId: use.codeId });
  });
}
