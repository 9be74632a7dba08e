import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { noCheckout, type StatusRow } from './present-status.ts';
import { settleCheckout } from './settle-checkout.ts';
import { statusAfterAsking } from './status-after-asking.ts';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

/**
 * How a customer's checkout of a cart stands, the latest one where no session is named.
 * @throws Failure 404 for a session that is not this customer's
 */
export async function readCheckoutStatus(
  services: Services,
  em: EntityManager,
  asked: { userId: string; session: string | null },
): Promise<CheckoutStatus> {
  const before = await readRow(em, asked);
  if (!before) {
    if (asked.session !== null) throw notFound('There is no such checkout in your account.');
    return noCheckout;
  }
  return statusAfterAsking(services, before, {
    settle: settleCheckout,
    readAgain: (session) => readRow(em, { ...asked, session }),
  });
}

async function readRow(
  em: EntityManager,
  { userId, session }: { userId: string; session: string | null },
): Promise<StatusRow | undefined> {
  // what was paid elsewhere, and taken over, has no checkout
  const [row] = await query<StatusRow>(
    em,
    `select state, session_id as session, url, expires_at as "expiresAt", created_at from checkouts
      where user_id = $1 and ($2::text is null or session_id = $2)
      union all
     select 'PAID', session_id, null, paid_at, paid_at from payments
      where user_id = $1 and checkout_id is null and ($2::text is null or session_id = $2)
      order by created_at desc limit 1`,
    [userId, session],
  );
  return row;
}
