import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Storage } from '../../gateways/storage.ts';
import type { Services } from '../../services.ts';
import { digestOfKey, keyOfDigest, lockDigest, STORED } from './download-files.ts';

const BATCH = 500;

/** Deletes stored files that no attribute refers to. Run by a scheduled job. */
export async function cleanDownloads({
  orm,
  storage,
}: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const em = orm.em.fork();
  let digests: string[] = [];
  for await (const key of storage.list(STORED)) {
    const digest = digestOfKey(key);
    if (digest !== undefined) digests.push(digest);
    if (digests.length < BATCH) continue;
    await deleteUnnamed(em, storage, digests);
    digests = [];
  }
  await deleteUnnamed(em, storage, digests);
}

/**
 * Checks each file again under its lock, because an upload of the same file may have added a
 * reference.
 */
async function deleteUnnamed(
  em: EntityManager,
  storage: Storage,
  digests: readonly string[],
): Promise<void> {
  for (const digest of await unnamed(em, digests)) {
    await em.transactional(async (tx) => {
      await lockDigest(tx, digest);
      const still = await unnamed(tx, [digest]);
      await storage.delete(still.map(keyOfDigest));
    });
  }
}

async function unnamed(em: EntityManager, digests: readonly string[]): Promise<string[]> {
  const rows = await db(em)
    .selectFrom('download_files')
    .select('digest')
    .distinct()
    .where('digest', '=', anyOf(digests))
    .execute();
  const named = new Set(rows.map(({ digest }) => digest));
  return digests.filter((digest) => !named.has(digest));
}
