import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { Access } from '@spindle/sdk/domain/subscriptions/access';
import type { SubscriptionFacts } from './read-subscription.ts';

/** A subscription as stored here. */
export interface StoredSubscription {
  id: string;
  catalogId: string;
  itemId: string;
  status: string;
  cancelled: boolean;
  currentPeriodEnd: Date | null;
  endedAt: Date | null;
  closedBecause: string | null;
  /** True if the stored data is older than the data just read. */
  older: boolean;
}

interface Written {
  id: string;
  userId: string;
  catalogId: string;
  itemId: string;
  facts: SubscriptionFacts;
  access: Access;
  nextCheckAt: Date | null;
}

/** Stores the provider's data about a subscription. The caller has locked the user. */
export async function writeSubscription(em: EntityManager, written: Written): Promise<void> {
  const { id, userId, catalogId, itemId, facts, access, nextCheckAt } = written;
  await query(
    em,
    `insert into subscriptions (id, user_id, provider_id, customer_id, catalog_id, item_id, status,
                                cancelled, current_period_end, access_until, closed_because,
                                ended_at, created_at, read_at, next_check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::timestamptz, $15)
     on conflict (provider_id) do update
       set customer_id = excluded.customer_id, catalog_id = excluded.catalog_id,
           item_id = excluded.item_id, status = excluded.status, cancelled = excluded.cancelled,
           current_period_end = excluded.current_period_end,
           access_until = excluded.access_until, closed_because = excluded.closed_because,
           ended_at = excluded.ended_at, read_at = excluded.read_at,
           next_check_at = excluded.next_check_at
     where subscriptions.read_at < excluded.read_at`,
    [
      id,
      userId,
      facts.providerId,
      facts.customerId,
      catalogId,
      itemId,
      facts.status,
      facts.cancelled,
      facts.currentPeriodEnd,
      access.until,
      access.closedBecause,
      facts.endedAt,
      facts.createdAt,
      facts.readAt,
      nextCheckAt,
    ],
  );
}
