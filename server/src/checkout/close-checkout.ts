import { query } from '../database/query.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
import type { StockDemand } from '../inventory/stock.ts';
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
    const lines = await query<StockDemand>(
      em,
      `select l.catalog_id as "catalogId", l.item_id as "itemId", l.quantity
         from checkout_lines l join checkouts k on k.id = l.checkout_id
        where k.id = $1 and k.closed_at is null and not l.digital`,
      [checkout.id],
    );
    await releaseReservation(em, lines, { subject: `checkout ${checkout.id}` });
    await query(
      em,
      'update checkouts set state = $2, closed_at = $3 where id = $1 and closed_at is null',
      [checkout.id, state, now],
    );
  });
}
