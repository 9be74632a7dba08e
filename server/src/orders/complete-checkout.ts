import type { NotNull } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { readPaidOrders, type BoughtOrderRow } from './read-orders.ts';
import { noSuchCheckout } from '@spindle/sdk/domain/checkout/replies';

export type SettlePage = (services: Services, sessionId: string) => Promise<unknown>;

/**
 * Returns the orders created from a customer's payment, either for the given session or for the
 * latest one. If the payment page has not been settled yet, asks the provider first so the
 * confirmation doesn't wait for an event.
 * @throws Failure 404 if the session doesn't belong to this customer
 */
export async function completeCheckout(
  services: Services,
  em: EntityManager,
  { userId, session }: { userId: string; session: string | null },
  settle: SettlePage,
): Promise<BoughtOrderRow[]> {
  const pages = await db(em)
    .selectFrom('checkouts')
    .select(['session_id as sessionId', 'closed_at as closedAt'])
    .where('user_id', '=', userId)
    .where((eb) =>
      session === null ? eb('closed_at', 'is', null) : eb('session_id', '=', session),
    )
    .where('session_id', 'is not', null)
    .orderBy('created_at')
    .$narrowType<{ sessionId: NotNull }>()
    .execute();
  for (const { sessionId, closedAt } of pages) {
    if (closedAt !== null) continue;
    try {
      await settle(services, sessionId);
    } catch (error) {
      services.log.warn({ err: error, session: sessionId }, 'payment page not settled yet');
    }
  }
  const orders = await readPaidOrders(em, userId, session);
  if (session !== null && pages.length + orders.length === 0) {
    throw notFound(noSuchCheckout);
  }
  return orders;
}
