import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import type { Storage } from '../gateways/storage.ts';
import type { Services } from '../services.ts';
import { IMAGES, keysOf, pathOfKey, UPLOADS } from './image-files.ts';
import { usedImages } from './used-images.ts';
import { UploadedImage } from './uploaded-image.entity.ts';

/** How long an uploaded picture is kept after its last use. */
const UNUSED_HOURS = 24;

const BATCH = 500;

/** Deletes pictures that are no longer used, for a scheduled job. */
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

/**
 * Creates rows for files whose upload was interrupted before the row was written, so that both are
 * deleted together.
 */
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

/**
 * Keeps pictures in use for longer. A picture that is no longer used is kept as long as a new one,
 * because pages that show it may still be cached.
 */
async function recordUses(em: EntityManager, now: Date): Promise<void> {
  await query(
    em,
    `update uploaded_images set uploaded_at = greatest(uploaded_at, $1)
      where path in (${usedImages})`,
    [now],
  );
}

/**
 * Deletes rows before their files, under a lock. A concurrent upload of the same picture waits and
 * then writes both again. A picture uploaded after it was selected for deletion stays.
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
