import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';

/** The export of a person that is made or kept; null where there is none. */
export async function readExport(em: EntityManager, userId: string, now: Date) {
  const found = await db(em)
    .selectFrom('personal_exports')
    .select(['id', 'asked_at as requested', 'made_at as made', 'expires_at as expires'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}
