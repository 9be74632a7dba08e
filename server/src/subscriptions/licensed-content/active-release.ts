import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import { releaseColumns, type ReleaseRow } from './release-row.ts';

export type Opened = ReleaseRow;

/**
 * Puts a release in front of subscribers, in place of whichever was. Whoever has opened another goes on
 * reading that until their address expires. The item has to be locked.
 * @returns with the number of the one before, null where there was none
 */
export async function openToSubscribers(
  tx: EntityManager,
  id: string,
  now: Date,
): Promise<{ release: ReleaseRow; before: number | null }> {
  const [closed] = await query<{ number: number }>(
    tx,
    `update content_releases old set active = false from content_releases new
      where new.id = $1 and old.catalog_id = new.catalog_id and old.item_id = new.item_id
        and old.active and old.id <> new.id
      returning old.number`,
    [id],
  );
  const [release] = await query<ReleaseRow>(
    tx,
    `update content_releases r set active = true, activated_at = $2 where id = $1
      returning ${releaseColumns}`,
    [id, now],
  );
  if (release === undefined) throw new Error(`Release ${id} is gone, although its item is locked.`);
  return { release, before: closed?.number ?? null };
}
