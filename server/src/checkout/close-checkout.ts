import { db } from '../database/db.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
import { lockUse, returnUse } from './discounts/uses.ts';
import type { Services } from '../services.ts';
import { lockUser } from '../identity/lock-user.ts';
import { mailPaymentFailed } from './mail-jobs.ts';
import { returnUnbought } from './return-unbought.ts';

/**
 * Ends an unpaid checkout and lets its units go. Those of a payment that a bank was confirming go
 * back to the cart, and the customer gets an email. Does nothing when it has ended already.
 */
export async function closeCheckout(
  services: Pick<Services, 'orm' | 'now' | 'jobs'>,
  checkout: { id: string; userId: string },
  state: 'EXPIRED' | 'FAILED',
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    const now = services.now();
    await lockUser(em, checkout.userId);
    await lockUse(em, checkout.id);
    const lines = await db(em)
      .selectFrom('checkout_lines as l')
      .innerJoin('checkouts as k', 'k.id', 'l.checkout_id')
      .select(['l.catalog_id as catalogId', 'l.item_id as itemId', 'l.quantity'])
      .where('k.id', '=', checkout.id)
      .where('k.closed_at', 'is', null)
      .where('l.digital', '=', false)
      .execute();
    await releaseReservation(em, lines, { subject: `checkout ${checkout.id}` });
    await returnUse(em, checkout.id);
    const closed = await db(em)
      .updateTable('checkouts')
      .set({ state, closed_at: now })
      .where('id', '=', checkout.id)
      .where('closed_at', 'is', null)
      .returning('confirming_since')
      .executeTakeFirst();
    if (!closed || closed.confirming_since === null) return;
    await returnUnbought(em, { userId: checkout.userId, checkoutId: checkout.id, now });
    await services.jobs.send(em, mailPaymentFailed, { checkoutId: checkout.id });
  });
}
