import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { releaseColumns, type ReleaseRow } from './release-row.ts';

export type OpenRelease = ReleaseRow;

/**
 * Activates a release in place of the current one. Readers who have opened another release keep it
 * until their URL expires. The caller has locked the item.
 * @returns the release and the number of the previous one, or null if there was none
 */
export async function openToSubscribers(
  tx: EntityManager,
  id: string,
  now: Date,
): Promise<{ release: ReleaseRow; before: number | null }> {
  const closed = await db(tx)
    .updateTable('content_releases as old')
    .from('content_releases as new')
    .set({ active: false })
    .where('new.id', '=', id)
    .whereRef('old.catalog_id', '=', 'new.catalog_id')
    .whereRef('old.item_id', '=', 'new.item_id')
    .where('old.active', '=', true)
    .whereRef('old.id', '<>', 'new.id')
    .returning('old.number')
    .executeTakeFirst();
  const release = await db(tx)
    .updateTable('content_releases as r')
    .set({ active: true, activated_at: now })
    .where('r.id', '=', id)
    .returning(releaseColumns)
    .executeTakeFirst();
  if (release === undefined)
    throw new Error(`Release ${id} is missing although its item is locked.`);
  return { release, before: closed?.number ?? null };
}
