import { expressionBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../database/tables.ts';
import { db } from '../database/db.ts';
import { condition, trim } from '../database/expressions.ts';
import { openEntitlements } from '../entitlements/open-entitlements.ts';

/** Returns the names or ids of the roles included in a customer's current entitlements. */
export async function targetRoles(em: EntityManager, userId: string, now: Date): Promise<string[]> {
  const open = await openEntitlements(em, userId, now);
  const name = trim(expressionBuilder<Tables, 'item_attributes'>().ref('value'));
  const rows = await db(em)
    .selectFrom('item_attributes')
    .distinct()
    .select(name.as('role'))
    .where('type', '=', 'DISCORD')
    .where(name, '<>', '')
    .where(
      condition`(catalog_id, item_id) in (select * from unnest(
        ${open.map(({ catalogId }) => catalogId)}::text[], ${open.map(({ itemId }) => itemId)}::text[]))`,
    )
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}
