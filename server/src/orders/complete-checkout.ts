import type { EntityManager } from '@mikro-orm/postgresql';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { readLatestOrders, type BoughtOrderRow } from './read-orders.ts';

/**
 * The orders of a customer's latest payment. Asks the provider first when a payment page has not
 * been settled yet, so that the confirmation does not wait for an event.
 */
export async function completeCheckout(
  services: Services,
  em: EntityManager,
  userId: string,
): Promise<BoughtOrderRow[]> {
  const open = await query<{ sessionId: string }>(
    em,
    `select session_id as "sessionId" from checkouts
      where user_id = $1 and closed_at is null and session_id is not null
      order by created_at`,
    [userId],
  );
  for (const { sessionId } of open) {
    try {
      await settleCheckout(services, sessionId);
    } catch (error) {
      services.log.warn({ err: error, session: sessionId }, 'payment page not settled yet');
    }
  }
  return readLatestOrders(em, userId);
}
