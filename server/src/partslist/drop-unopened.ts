import type { EntityManager } from '@mikro-orm/postgresql';
import { PARTS_LIST_RETENTION_DAYS } from '@spindle/sdk/domain/partslist/parts-list';
import { deleteInBatches } from '../database/delete-in-batches.ts';

const DAY_MS = 86_400_000;

/** Deletes lists that no one has opened for a year. Run by a scheduled job. */
export async function dropUnopened(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'parts_lists',
    where: 'last_opened_at < $1',
    parameters: [new Date(now.getTime() - PARTS_LIST_RETENTION_DAYS * DAY_MS)],
    leaving,
  });
}
