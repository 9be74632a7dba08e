import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUser } from '../identity/lock-user.ts';
import { query } from '../database/query.ts';
import type { NewAttempt } from './draft-attempt.ts';

/**
 * Writes an attempt to subscribe, and the account's provider customer.
 * @param replacedId an own attempt whose page is closed already
 * @returns OVERTAKEN when another tab, or staff, have changed something meanwhile: start over
 */
export async function storeAttempt(
  em: EntityManager,
  attempt: NewAttempt,
  { replacedId }: { replacedId: string | null },
): Promise<'STORED' | 'OVERTAKEN'> {
  const { id, userId, catalogId, itemId, createdAt } = attempt;
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
    [userId, catalogId, replacedId, itemId, attempt.priceCents, attempt.priceId],
  );
  if (inTheWay.length > 0) return 'OVERTAKEN';
  await query(
    em,
    `update subscription_checkouts set state = 'EXPIRED', closed_at = $2
      where id = $1 and closed_at is null`,
    [replacedId, createdAt],
  );
  await query(
    em,
    `with customer as (
       update users set provider_customer_id = $12
        where id = $2 and provider_customer_id is distinct from $12
     )
     insert into subscription_checkouts (id, user_id, catalog_id, item_id, state, request,
                                         price_id, subtotal_cents, created_at, expires_at,
                                         next_check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      userId,
      catalogId,
      itemId,
      'STARTING',
      JSON.stringify(attempt.request),
      attempt.priceId,
      attempt.subtotalCents,
      createdAt,
      attempt.expiresAt,
      attempt.nextCheckAt,
      attempt.customerId,
    ],
  );
  return 'STORED';
}
