import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageMove, PageState } from '@spindle/sdk/domain/payments/page-moves';
import { asId } from '../database/as-id.ts';
import { db } from '../database/db.ts';
import type { SubscriptionFacts } from './read-subscription.ts';

export interface SubscribedPage {
  id: string;
  state: PageState;
  subtotalCents: number;
}

/**
 * Loads the payment page from which a subscription was created. Returns null if it was created
 * manually at the provider.
 */
export async function pageOf(
  em: EntityManager,
  { metadata }: SubscriptionFacts,
): Promise<SubscribedPage | null> {
  const page = await db(em)
    .selectFrom('subscription_checkouts')
    .select(['id', 'state', 'subtotal_cents as subtotalCents'])
    .where('id', '=', asId(metadata['checkoutId'] ?? ''))
    .executeTakeFirst();
  return page ?? null;
}

/**
 * Returns the reason why a new subscription differs from the request. Returns null if it matches or
 * was accepted earlier.
 */
export function mismatchOf(page: SubscribedPage, facts: SubscriptionFacts): string | null {
  if (page.state === 'PAID' || facts.first === null) return null;
  const matches =
    facts.first.currency === 'usd' && facts.first.subtotalCents === page.subtotalCents;
  return matches ? null : "The payment didn't match the amount requested.";
}

/** Returns the new state of the page, based on the subscription's status. */
export function moveBy({ status, endedAt, firstFailed }: SubscriptionFacts): PageMove {
  if (firstFailed || status === 'incomplete_expired') return 'fail';
  return endedAt !== null || status !== 'incomplete' ? 'pay' : 'await';
}
