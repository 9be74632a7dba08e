import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** Whether a file was uploaded for an attribute: then its value is the file's name. */
export async function hasDownload(
  em: EntityManager,
  key: { catalogId: string; itemId: string; attributeId: string },
): Promise<boolean> {
  const found = await db(em)
    .selectFrom('download_files')
    .select('attribute_id')
    .where('catalog_id', '=', key.catalogId)
    .where('item_id', '=', key.itemId)
    .where('attribute_id', '=', key.attributeId)
    .executeTakeFirst();
  return found !== undefined;
}
