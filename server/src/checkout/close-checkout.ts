import { db } from '../database/db.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
import { lockUse, returnUse } from './discounts/uses.ts';
import type { Services } from '../services.ts';
import { lockUser } from '../identity/lock-user.ts';

/** Ends an unpaid checkout and lets its units go. Does nothing when it has ended already. */
export async function closeCheckout(
  services: Pick<Services, 'orm' | 'now'>,
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
    await db(em)
      .updateTable('checkouts')
      .set({ state, closed_at: now })
      .where('id', '=', checkout.id)
      .where('closed_at', 'is', null)
      .execute();
  });
}
