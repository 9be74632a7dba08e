import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { literal } from '../database/expressions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { noCheckout, type StatusRow } from '@spindle/sdk/domain/checkout/present-status';
import { readPageStatus } from '../payments/pages/page-status.ts';
import { cartPage } from './cart-page.ts';
import { noSuchCheckout } from '@spindle/sdk/domain/checkout/replies';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

/**
 * Returns the status of a customer's cart checkout, either for the given session or for the latest
 * one.
 * @throws Failure 404 if the session doesn't belong to this customer
 */
export async function readCheckoutStatus(
  services: Services,
  em: EntityManager,
  query: { userId: string; session: string | null },
): Promise<CheckoutStatus> {
  const { userId, session } = query;
  const read = (named: string | null) => readRow(em, { userId, session: named });
  const status = await readPageStatus(services, cartPage, read, session);
  if (status === noCheckout && session !== null) throw notFound(noSuchCheckout);
  return status;
}

async function readRow(
  em: EntityManager,
  { userId, session }: { userId: string; session: string | null },
): Promise<StatusRow | undefined> {
  const checkouts = db(em)
    .selectFrom('checkouts')
    .select(['state', 'session_id as session', 'url', 'expires_at as expiresAt', 'created_at'])
    .where('user_id', '=', userId)
    .$if(session !== null, (rows) => rows.where('session_id', '=', session));
  // imported payments have no checkout
  const takenOver = db(em)
    .selectFrom('payments')
    .select([
      literal('PAID').as('state'),
      'session_id as session',
      sql.lit(null).as('url'),
      'paid_at as expiresAt',
      'paid_at as created_at',
    ])
    .where('user_id', '=', userId)
    .where('checkout_id', 'is', null)
    .$if(session !== null, (rows) => rows.where('session_id', '=', session));
  return checkouts.unionAll(takenOver).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
}
