import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { bool } from '../../database/expressions.ts';
import { isOpen } from '../../entitlements/open-entitlements.ts';
import type { License } from './license-token.ts';

export interface LicensedFile {
  /** True if the reader currently has access. */
  open: boolean;
  /** Null if the file is not in the release. */
  digest: string | null;
  bytes: number;
  type: string;
}

/**
 * Checks in a single statement whether access is still valid and finds the release's file. A URL
 * stops working when the entitlement ends or, for a staff member's URL, when they lose their
 * rights.
 */
export async function findLicensedFile(
  em: EntityManager,
  { userId, catalogId, itemId, releaseId, staff }: License,
  { path, now }: { path: string; now: Date },
): Promise<LicensedFile> {
  const tables = db(em);
  const entitled = tables
    .selectFrom('entitlements as e')
    .where('e.user_id', '=', userId)
    .where('e.catalog_id', '=', catalogId)
    .where('e.item_id', '=', itemId)
    .where(isOpen(now));
  const employed = tables
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where((user) => user.ref('u.extended'));
  const found = await tables
    .selectFrom(({ exists }) =>
      tables.selectNoFrom(bool(exists(staff ? employed : entitled)).as('open')).as('access'),
    )
    .leftJoin(
      (files) =>
        files
          .selectFrom('content_release_files as f')
          .innerJoin('content_releases as r', 'r.id', 'f.release_id')
          .select(['f.digest', 'f.bytes', 'f.type'])
          .where('r.id', '=', releaseId)
          .where('r.catalog_id', '=', catalogId)
          .where('r.item_id', '=', itemId)
          .where('f.path', '=', path)
          .as('file'),
      (join) => join.on((access) => access.ref('access.open')),
    )
    .select(['access.open', 'file.digest', 'file.bytes', 'file.type'])
    .executeTakeFirstOrThrow();
  return { ...found, bytes: Number(found.bytes), type: found.type ?? '' };
}
