import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import type { StatusRow } from '@spindle/sdk/domain/checkout/present-status';
import { db } from '../database/db.ts';
import { condition } from '../database/expressions.ts';
import { readPageStatus } from '../payments/pages/page-status.ts';
import type { Services } from '../services.ts';
import { subscriptionPage } from './subscription-page.ts';

/** Returns the status of a customer's latest subscription page for the item `subscriptionId`. */
export async function readStartStatus(
  services: Services,
  em: EntityManager,
  key: { userId: string; subscriptionId: string },
): Promise<components['schemas']['CheckoutStatus']> {
  const read = (session: string | null) => readRow(em, key, session);
  return readPageStatus(services, subscriptionPage, read, null);
}

async function readRow(
  em: EntityManager,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  session: string | null,
): Promise<StatusRow | undefined> {
  return db(em)
    .selectFrom('subscription_checkouts')
    .select(['state', 'session_id as session', 'url', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where(condition`catalog_id || '_' || item_id = ${subscriptionId}`)
    .$if(session !== null, (rows) => rows.where('session_id', '=', session))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
