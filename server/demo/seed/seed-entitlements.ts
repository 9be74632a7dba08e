import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/database/query.ts';
import { deriveEntitlements } from '../../src/entitlements/derive-entitlements.ts';

/** Nobody is linked with the chat community yet, so there are no roles to compare. */
const jobs = { send: async () => {} };

/** Opens what the seeded orders and subscriptions say, with the licence keys that come with it. */
export async function seedEntitlements(em: EntityManager, now: Date): Promise<void> {
  const people = await query<{ id: string }>(em, 'select id from users order by id');
  for (const { id } of people) {
    await em.transactional((tx) => deriveEntitlements(tx, { now: () => now, jobs }, id));
  }
}
