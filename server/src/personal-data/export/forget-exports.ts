import type { Kysely } from 'kysely';
import { db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import type { Services } from '../../services.ts';
import { fileOf } from './export-file.ts';

interface Stores {
  tables: Kysely<Tables>;
  storage: Pick<Services['storage'], 'delete'>;
}

/** Deletes the export of a person; first the file: without its row nobody would find it. */
export async function forgetExport({ tables, storage }: Stores, userId: string): Promise<void> {
  const kept = await tables
    .selectFrom('personal_exports')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (kept === undefined) return;
  await storage.delete([fileOf(kept.id)]);
  await tables.deleteFrom('personal_exports').where('id', '=', kept.id).execute();
}

const AT_ONCE = 100;

/** Deletes exports whose seven days are over. */
export async function forgetExports(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  const tables = db(orm.em.fork());
  for (;;) {
    const over = await tables
      .selectFrom('personal_exports')
      .select('id')
      .where('expires_at', '<=', now)
      .limit(AT_ONCE)
      .execute();
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await storage.delete(ids.map(fileOf));
    await tables.deleteFrom('personal_exports').where('id', 'in', ids).execute();
  }
}
