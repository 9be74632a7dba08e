import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

/** Whether a file was uploaded for an attribute: then its value is the file's name. */
export async function hasDownload(
  em: EntityManager,
  key: { catalogId: string; itemId: string; attributeId: string },
): Promise<boolean> {
  const found = await query(
    em,
    `select 1 from download_files
      where catalog_id = $1 and item_id = $2 and attribute_id = $3`,
    [key.catalogId, key.itemId, key.attributeId],
  );
  return found.length > 0;
}
