import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

const KEPT_MS = 90 * 86_400_000;

/** What became of each record stands in the audit, too. */
export async function forgetBulks(em: EntityManager, now: Date): Promise<void> {
  await db(em)
    .deleteFrom('bulks')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .where('state', '<>', 'running')
    .execute();
}
