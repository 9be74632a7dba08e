import type { Services } from '../services.ts';
import { deleteLabels } from '../shipping/slips/label-files.ts';
import { Bulk } from './bulk.entity.ts';

export const BULK_RETENTION_DAYS = 90;
const RETENTION_MS = BULK_RETENTION_DAYS * 86_400_000;

/** Deletes old bulk actions. The audit log also has the result of each record. */
export async function pruneBulks(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  const em = orm.em.fork();
  const old = await em.find(
    Bulk,
    {
      createdAt: { $lt: new Date(now.getTime() - RETENTION_MS) },
      state: { $in: ['done', 'cancelled'] },
    },
    { fields: ['action'] },
  );
  for (const { id, action } of old) {
    // files first, because without the row nobody could find them again
    if (action === 'print') await deleteLabels({ storage }, id);
    await em.nativeDelete(Bulk, { id });
  }
}
