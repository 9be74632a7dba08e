import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { asId } from '../database/as-id.ts';
import { db } from '../database/db.ts';
import { endAttempt } from './close-page.ts';
import type { SubscriptionFacts } from './read-subscription.ts';

export interface Attempt {
  id: string;
  state: 'STARTING' | 'OPEN' | 'AWAITING' | 'PAID' | 'EXPIRED' | 'FAILED';
  subtotalCents: number;
}

/** The attempt a subscription has come of; null for one made at the provider by hand. */
export async function readAttempt(
  em: EntityManager,
  { metadata }: SubscriptionFacts,
): Promise<Attempt | null> {
  const attempt = await db(em)
    .selectFrom('subscription_checkouts')
    .select(['id', 'state', 'subtotal_cents as subtotalCents'])
    .where('id', '=', asId(metadata['checkoutId'] ?? ''))
    .executeTakeFirst();
  return attempt ?? null;
}

/** Why a new subscription is not the one that was asked for; null where it is, or was taken before. */
export function mismatchOf(attempt: Attempt, facts: SubscriptionFacts): string | null {
  if (attempt.state === 'PAID' || facts.first === null) return null;
  const matches =
    facts.first.currency === 'usd' && facts.first.subtotalCents === attempt.subtotalCents;
  return matches ? null : 'The payment was not what the shop had asked for.';
}

/** Brings an attempt to what has become of it. */
export async function settleAttempt(
  em: EntityManager,
  attempt: Attempt,
  { status, endedAt, firstFailed }: SubscriptionFacts,
  now: Date,
): Promise<void> {
  if (firstFailed || status === 'incomplete_expired')
    return endAttempt(em, attempt.id, 'FAILED', now);
  if (endedAt !== null || status !== 'incomplete') return endAttempt(em, attempt.id, 'PAID', now);
  await query(
    em,
    `update subscription_checkouts set state = 'AWAITING'
      where id = $1 and state in ('STARTING', 'OPEN')`,
    [attempt.id],
  );
}
