import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Middleware } from 'koa';
import { db } from '../../database/db.ts';
import { addRequestFacts } from '../../http/request-facts.ts';
import type { Services } from '../../services.ts';
import { isOpen } from '../open-entitlements.ts';
import { acceptsReading, answerClosed, answerFile } from './closed-page.ts';
import { keyOfDigest } from './download-files.ts';
import { DOWNLOADS, readDownloadLink, type LinkedDownload } from './download-link.ts';

/** Serves signed links to purchased files while the purchase is valid. */
export function serveDownloads(
  services: Pick<Services, 'config' | 'orm' | 'now' | 'log' | 'storage'>,
): Middleware {
  const { config, orm, now, log, storage } = services;
  const { publicUrl, sessionKeys } = config;
  async function answer(ctx: Context): Promise<void> {
    addRequestFacts({ operation: 'download' });
    // anyone with the URL can download, so never leak it
    ctx.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    if (!acceptsReading(ctx)) return;
    const reading = readDownloadLink(sessionKeys, ctx.path, now());
    if (typeof reading === 'string') return answerClosed(ctx, reading, publicUrl);
    const found = await findFile(orm.em.fork(), reading.payload, now());
    if (found === undefined) return answerClosed(ctx, 'INVALID', publicUrl);
    if (!found.open) return answerClosed(ctx, 'CLOSED', publicUrl);
    const { digest, name, bytes, type } = found;
    if (digest === null || name === null) return answerClosed(ctx, 'MISSING', publicUrl);
    const file = {
      store: storage,
      key: keyOfDigest(digest),
      size: Number(bytes),
      tag: digest,
      type: type ?? 'application/octet-stream',
      name,
      cacheControl: 'private, no-store',
    };
    await answerFile({ ctx, file, publicUrl, log });
  }

  return (ctx, next) => (ctx.path.startsWith(DOWNLOADS) ? answer(ctx) : next());
}

interface FoundFile {
  open: boolean;
  /**
   * Name of the current file, which may differ from the name in the link. All fields are null if
   * there is no file.
   */
  name: string | null;
  digest: string | null;
  bytes: string | null;
  type: string | null;
}

/** Checks the purchase and finds the current file in one statement. */
async function findFile(
  em: EntityManager,
  { entitlementId, attributeId }: LinkedDownload,
  now: Date,
): Promise<FoundFile | undefined> {
  return db(em)
    .selectFrom('entitlements as e')
    .leftJoin('download_files as f', (join) =>
      join
        .onRef('f.catalog_id', '=', 'e.catalog_id')
        .onRef('f.item_id', '=', 'e.item_id')
        .on('f.attribute_id', '=', attributeId),
    )
    .select(['f.name', 'f.digest', 'f.bytes', 'f.type'])
    .select(isOpen(now).as('open'))
    .where('e.id', '=', entitlementId)
    .executeTakeFirst();
}
