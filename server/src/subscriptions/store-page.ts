import type { EntityManager } from '@mikro-orm/postgresql';
import { literal } from '../database/expressions.ts';
import { query } from '../database/query.ts';
import { lockUser } from '../identity/lock-user.ts';
import type { Superseded } from '../payments/pages/page-kind.ts';
import { storingPage } from '../payments/pages/new-page.ts';
import type { NewSubscriptionPage } from './draft-subscription.ts';

/**
 * Stores a subscription's payment page and the account's provider customer id.
 * @param replacedId a page of the same customer that is already closed at the provider
 * @returns OVERTAKEN if another tab or staff changed something in the meantime
 */
export async function storePage(
  em: EntityManager,
  page: NewSubscriptionPage,
  { replacedId }: { replacedId: string | null },
): Promise<'STORED' | Superseded> {
  const { userId, catalogId, itemId, priceId } = page;
  await lockUser(em, userId);
  const inTheWay = await query(
    em,
    `select 1 from subscription_checkouts
      where user_id = $1 and catalog_id = $2 and state in ('STARTING', 'OPEN', 'AWAITING')
        and (id is distinct from $3::uuid or state = 'AWAITING')
     union all
     select 1 from subscriptions where user_id = $1 and catalog_id = $2 and ended_at is null
     union all
     select 1 from catalog_items
      where catalog_id = $2 and item_id = $4
        and (price_cents <> $5 or provider_price_id is distinct from $6)
     limit 1`,
    [userId, catalogId, replacedId, itemId, page.priceCents, priceId],
  );
  if (inTheWay.length > 0) return 'OVERTAKEN';
  const columns = { catalog_id: catalogId, item_id: itemId, price_id: priceId };
  await storingPage(em, 'subscription_checkouts', page, { columns, replacedId })
    .selectNoFrom(literal(1).as('stored'))
    .execute();
  return 'STORED';
}
