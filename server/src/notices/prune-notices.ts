import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../database/delete-in-batches.ts';

export const NOTICE_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Deletes old notifications and requests for deleted items. Run by a scheduled job. */
export async function pruneNotices(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'item_notices',
    where: 'told_at < $1',
    parameters: [new Date(now.getTime() - NOTICE_RETENTION_DAYS * DAY_MS)],
    leaving,
  });
  await deleteInBatches(em, {
    table: 'item_notices',
    where: `told_at is null and exists (
      select from catalog_items i
       where i.catalog_id = item_notices.catalog_id and i.item_id = item_notices.item_id
         and i.deleted_at is not null)`,
    leaving,
  });
}
