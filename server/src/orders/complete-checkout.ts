import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { readPaidOrders, type BoughtOrderRow } from './read-orders.ts';

export type SettlePage = (services: Services, sessionId: string) => Promise<unknown>;

/**
 * The orders of a customer's payment, the latest one where no session is named. Asks the provider
 * first when a payment page has not been settled yet, so that the confirmation does not wait for an
 * event.
 * @throws Failure 404 for a session that is not this customer's
 */
export async function completeCheckout(
  services: Services,
  em: EntityManager,
  { userId, session }: { userId: string; session: string | null },
  settle: SettlePage,
): Promise<BoughtOrderRow[]> {
  const pages = await query<{ sessionId: string; open: boolean }>(
    em,
    `select session_id as "sessionId", closed_at is null as open from checkouts
      where user_id = $1 and (closed_at is null and $2::text is null or session_id = $2)
        and session_id is not null
      order by created_at`,
    [userId, session],
  );
  for (const { sessionId, open } of pages) {
    if (!open) continue;
    try {
      await settle(services, sessionId);
    } catch (error) {
      services.log.warn({ err: error, session: sessionId }, 'payment page not settled yet');
    }
  }
  const orders = await readPaidOrders(em, userId, session);
  if (session !== null && pages.length + orders.length === 0) {
    throw notFound('There is no such checkout in your account.');
  }
  return orders;
}
