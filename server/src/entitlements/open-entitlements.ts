import { expressionBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';
import type { EntitlementSource } from './entitlement.entity.ts';

export interface OpenEntitlement {
  catalogId: string;
  itemId: string;
  source: EntitlementSource;
  /** Id of the order line, subscription or grant that the entitlement is derived from. */
  sourceId: string;
  /** Null if unlimited. */
  endsAt: Date | null;
}

const { and, eb, or } = expressionBuilder<Aliased<{ e: 'entitlements' }>, 'e'>();

/** True if entitlement `e` can be used at the given time. */
export const isOpen = (now: Date) =>
  bool(
    and([
      eb('e.closed_because', 'is', null),
      or([eb('e.ends_at', 'is', null), eb('e.ends_at', '>', now)]),
    ]),
  );

/** Lists a user's open entitlements. An item acquired twice appears twice. */
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
    .where(isOpen(now))
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

/** Returns true if a user may open an item now, regardless of the source of their access. */
export async function canOpen(
  em: EntityManager,
  { userId, catalogId, itemId }: { userId: string; catalogId: string; itemId: string },
  now: Date,
): Promise<boolean> {
  const open = await db(em)
    .selectFrom('entitlements as e')
    .select('e.id')
    .where('e.user_id', '=', userId)
    .where('e.catalog_id', '=', catalogId)
    .where('e.item_id', '=', itemId)
    .where(isOpen(now))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
