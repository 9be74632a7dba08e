import { db } from '../../database/db.ts';
import { anyOf } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import type { Services } from '../../services.ts';
import { canDeleteStoredFiles } from './files-lock.ts';
import { keyOfDigest, storedDigests } from './store-files.ts';

/** Number of releases per item that staff can go back to. */
const RETAINED = 10;

const BATCH = 500;

/** Deletes old releases and stored files that no release refers to. Run by a scheduled job. */
export async function cleanReleases({
  orm,
  storage,
}: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const em = orm.em.fork();
  await query(
    em,
    `delete from content_releases using (
       select id, row_number() over (partition by catalog_id, item_id order by number desc) as place
         from content_releases
     ) aged
     where aged.id = content_releases.id and aged.place > $1 and not content_releases.active`,
    [RETAINED],
  );
  let batch: string[] = [];
  for await (const digest of storedDigests(storage)) {
    batch.push(digest);
    if (batch.length < BATCH) continue;
    await deleteUnnamed(batch);
    batch = [];
  }
  await deleteUnnamed(batch);

  /** Deletes nothing while a release is being stored. The next run deletes these files. */
  async function deleteUnnamed(digests: readonly string[]): Promise<void> {
    if (digests.length === 0) return;
    await em.transactional(async (tx) => {
      if (!(await canDeleteStoredFiles(tx))) return;
      const rows = await db(tx)
        .selectFrom('content_release_files')
        .select('digest')
        .distinct()
        .where('digest', '=', anyOf(digests))
        .execute();
      const named = new Set(rows.map(({ digest }) => digest));
      await storage.delete(digests.filter((digest) => !named.has(digest)).map(keyOfDigest));
    });
  }
}
