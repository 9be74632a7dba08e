import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import type { checkoutStates } from './checkout.entity.ts';
import { settleCheckout } from './settle-checkout.ts';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

interface StatusRow {
  state: (typeof checkoutStates)[number];
  session: string | null;
  url: string | null;
  expiresAt: Date;
}

/**
 * How a customer's checkout stands, the latest one where no session is named. Of one that is not
 * over the provider is asked first; where it does not answer, nobody knows.
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
    return { state: 'NONE', session: null, RedirectUrl: null, payableUntil: null };
  }
  const { session } = before;
  if (session === null || isOver(before)) return present(before);
  try {
    await settleCheckout(services, session);
  } catch (error) {
    services.log.warn({ err: error, session }, 'payment page not settled yet');
    return { state: 'UNKNOWN', session, RedirectUrl: null, payableUntil: null };
  }
  return present((await readRow(em, { ...asked, session })) ?? before);
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

function isOver({ state }: StatusRow): boolean {
  return state === 'PAID' || state === 'EXPIRED' || state === 'FAILED';
}

function present({ state, session, url, expiresAt }: StatusRow): CheckoutStatus {
  const payable = state === 'STARTING' || state === 'OPEN';
  return {
    state: payable ? 'OPEN' : state === 'AWAITING' ? 'CONFIRMING' : state,
    session,
    RedirectUrl: payable ? url : null,
    payableUntil: payable ? expiresAt.toISOString() : null,
  };
}
