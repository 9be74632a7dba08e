import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { forgetLabels } from '../shipping/slips/label-files.ts';

export const BULKS_KEPT_DAYS = 90;
const KEPT_MS = BULKS_KEPT_DAYS * 86_400_000;

/** What became of each record stands in the audit, too. */
export async function forgetBulks(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  const tables = db(orm.em.fork());
  const old = await tables
    .selectFrom('bulks')
    .select(['id', 'action'])
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .where('state', 'in', ['done', 'cancelled'])
    .execute();
  for (const { id, action } of old) {
    // first the files: without its row nobody would find them
    if (action === 'print') await forgetLabels({ storage }, id);
    await tables.deleteFrom('bulks').where('id', '=', id).execute();
  }
}
