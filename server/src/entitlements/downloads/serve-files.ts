import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Middleware } from 'koa';
import { PUBLIC_FILES } from '@spindle/sdk/domain/media/public-file';
import { db } from '../../database/db.ts';
import { addRequestFacts } from '../../http/request-facts.ts';
import { visible } from '../../inventory/buyable.ts';
import type { Services } from '../../services.ts';
import { acceptsReading, answerClosed, answerFile } from './closed-page.ts';
import { keyOfDigest } from './download-files.ts';

/** Short, so that a replaced file and a hidden item take effect soon. */
const cacheControl = 'public, max-age=60';

/** Serves the files of `FILE` attributes to everyone while their item is visible. */
export function serveFiles(
  services: Pick<Services, 'config' | 'orm' | 'log' | 'storage'>,
): Middleware {
  const { config, orm, storage, log } = services;

  async function answer(ctx: Context): Promise<void> {
    addRequestFacts({ operation: 'file' });
    if (!acceptsReading(ctx)) return;
    const file = await findFile(orm.em.fork(), partsOf(ctx.path));
    if (file === undefined) return answerClosed(ctx, 'GONE', config.publicUrl);
    const { digest: tag, bytes, ...named } = file;
    const stored = { store: storage, key: keyOfDigest(tag), size: Number(bytes), tag };
    const { publicUrl } = config;
    await answerFile({ ctx, file: { ...stored, ...named, cacheControl }, publicUrl, log });
  }

  return (ctx, next) => (ctx.path.startsWith(PUBLIC_FILES) ? answer(ctx) : next());
}

/**
 * Reads the catalog, item, attribute and file name in a path. Empty if it is malformed. The database
 * has no texts with a NUL.
 */
function partsOf(path: string): string[] {
  try {
    const parts = path.slice(PUBLIC_FILES.length).split('/').map(decodeURIComponent);
    return parts.some((part) => part.includes('\u0000')) ? [] : parts;
  } catch {
    return [];
  }
}

/**
 * Finds the file only by its current name. An attribute that was deleted and added again has none
 * until the next upload, so that a file sold before never becomes public.
 */
async function findFile(
  em: EntityManager,
  [catalogId = '', itemId = '', attributeId = '', name = '', ...rest]: string[],
) {
  if (rest.length > 0 || name === '') return undefined;
  return db(em)
    .selectFrom('download_files as f')
    .innerJoin('item_attributes as a', (join) =>
      join
        .onRef('a.catalog_id', '=', 'f.catalog_id')
        .onRef('a.item_id', '=', 'f.item_id')
        .onRef('a.attribute_id', '=', 'f.attribute_id')
        .onRef('a.value', '=', 'f.name'),
    )
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 'f.catalog_id').onRef('i.item_id', '=', 'f.item_id'),
    )
    .innerJoin('catalogs as c', 'c.id', 'f.catalog_id')
    .select(['f.name', 'f.digest', 'f.bytes', 'f.type'])
    .where('f.catalog_id', '=', catalogId)
    .where('f.item_id', '=', itemId)
    .where('f.attribute_id', '=', attributeId)
    .where('f.name', '=', name)
    .where('a.type', '=', 'FILE')
    .where(visible)
    .executeTakeFirst();
}
