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

/** The payment page that a subscription comes from; null for one made at the provider by hand. */
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

/** Why a new subscription is not the one that was asked for; null where it is, or was taken before. */
export function mismatchOf(page: SubscribedPage, facts: SubscriptionFacts): string | null {
  if (page.state === 'PAID' || facts.first === null) return null;
  const matches =
    facts.first.currency === 'usd' && facts.first.subtotalCents === page.subtotalCents;
  return matches ? null : 'The payment didn’t match the amount requested.';
}

/** What a subscription says of its page. */
export function moveBy({ status, endedAt, firstFailed }: SubscriptionFacts): PageMove {
  if (firstFailed || status === 'incomplete_expired') return 'fail';
  return endedAt !== null || status !== 'incomplete' ? 'pay' : 'await';
}
