import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/database/query.ts';
import { deriveEntitlements } from '../../src/entitlements/derive-entitlements.ts';

/** No account is linked to the chat community yet, so there are no roles to sync. */
const jobs = { send: async () => {} };

/** Grants what the seeded orders and subscriptions include, with the license keys. */
export async function seedEntitlements(em: EntityManager, now: Date): Promise<void> {
  const people = await query<{ id: string }>(em, 'select id from users order by id');
  for (const { id } of people) {
    await em.transactional((tx) => deriveEntitlements(tx, { now: () => now, jobs }, id));
  }
}
