import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import { conditionOf } from '../database/expressions.ts';
import type { EntitlementSource } from './entitlement.entity.ts';

export interface OpenEntitlement {
  catalogId: string;
  itemId: string;
  source: EntitlementSource;
  /** The order line, subscription or grant it follows from. */
  sourceId: string;
  /** Null for good. */
  endsAt: Date | null;
}

/** SQL: whether an entitlement can be used at the moment `now`, a placeholder. */
export const isOpen = (entitlement: string, now: string) =>
  `(${entitlement}.closed_because is null
    and (${entitlement}.ends_at is null or ${entitlement}.ends_at > ${now}))`;

/** What a person may open, download or be now; the same item twice where it was got twice. */
export function openEntitlements(
  em: EntityManager,
  userId: string,
  now: Date,
): Promise<OpenEntitlement[]> {
  return db(em)
    .selectFrom('entitlements as e')
    .select([
      'e.catalog_id as catalogId',
      'e.item_id as itemId',
      'e.source',
      'e.source_id as sourceId',
      'e.ends_at as endsAt',
    ])
    .where('e.user_id', '=', userId)
    .where(conditionOf(isOpen('e', '$1'), [now]))
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

/** Whether a person may open that item now, from whatever it follows. */
export async function mayOpen(
  em: EntityManager,
  { userId, catalogId, itemId }: { userId: string; catalogId: string; itemId: string },
  now: Date,
): Promise<boolean> {
  const open = await query(
    em,
    `select from entitlements e
      where user_id = $1 and catalog_id = $2 and item_id = $3 and ${isOpen('e', '$4')} limit 1`,
    [userId, catalogId, itemId, now],
  );
  return open.length > 0;
}
