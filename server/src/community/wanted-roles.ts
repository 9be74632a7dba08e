import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { openEntitlements } from '../entitlements/open-entitlements.ts';

/** Names or ids of the roles that go with what is open to a customer now. */
export async function wantedRoles(em: EntityManager, userId: string, now: Date): Promise<string[]> {
  const open = await openEntitlements(em, userId, now);
  const rows = await query<{ role: string }>(
    em,
    `select distinct trim(value) as role from item_attributes
      where type = 'DISCORD' and trim(value) <> ''
        and (catalog_id, item_id) in (select * from unnest($1::text[], $2::text[]))
      order by role`,
    [open.map(({ catalogId }) => catalogId), open.map(({ itemId }) => itemId)],
  );
  return rows.map(({ role }) => role);
}
