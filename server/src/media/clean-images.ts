import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import type { Storage } from '../gateways/storage.ts';
import type { Services } from '../services.ts';
import { IMAGES, keysOf, pathOfKey, UPLOADS } from './image-files.ts';
import { usedImages } from './used-images.ts';
import { UploadedImage } from './uploaded-image.entity.ts';

/** An uploaded picture is kept for so long after anything used it. */
const UNUSED_HOURS = 24;

const BATCH = 500;

/** Deletes the pictures nothing uses any more; for a scheduled job. */
export async function cleanImages({
  orm,
  storage,
  now,
}: Pick<Services, 'orm' | 'storage' | 'now'>): Promise<void> {
  const em = orm.em.fork();
  await adoptStrays(em, storage, now());
  await recordUses(em, now());
  const before = new Date(now().getTime() - UNUSED_HOURS * 3_600_000);
  const unused = await db(em)
    .selectFrom('uploaded_images')
    .select('path')
    .where('uploaded_at', '<', before)
    .orderBy('uploaded_at')
    .limit(BATCH)
    .execute();
  for (const { path } of unused) await deleteUnused(em, storage, { path, before });
}

/** Files whose upload was cut off before their row was written get one, and go with it. */
async function adoptStrays(em: EntityManager, storage: Storage, now: Date): Promise<void> {
  const paths = new Set<string>();
  for await (const key of storage.list(IMAGES + UPLOADS)) {
    const path = pathOfKey(key);
    if (path !== undefined) paths.add(path);
  }
  await query(
    em,
    `insert into uploaded_images (path, uploaded_at) select path, $2 from unnest($1::text[]) path
     on conflict do nothing`,
    [[...paths], now],
  );
}

/** What is let go of stays for as long as something new: pages that show it may be about still. */
async function recordUses(em: EntityManager, now: Date): Promise<void> {
  await query(
    em,
    `update uploaded_images set uploaded_at = greatest(uploaded_at, $1)
      where path in (${usedImages})`,
    [now],
  );
}

/**
 * The row is gone, and locked, before its files are: whoever uploads the same picture meanwhile waits
 * and writes them anew. One uploaded since it was looked for stays.
 */
async function deleteUnused(
  em: EntityManager,
  storage: Storage,
  { path, before }: { path: string; before: Date },
): Promise<void> {
  await em.transactional(async (tx) => {
    const gone = await tx.nativeDelete(UploadedImage, { path, uploadedAt: { $lt: before } });
    if (gone > 0) await storage.delete(keysOf(path));
  });
}
