import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import { isOpen } from '../../entitlements/open-entitlements.ts';
import type { Licence } from './licence-token.ts';

export interface LicensedFile {
  /** Whether it may be read now, by whom the address was made for. */
  open: boolean;
  /** Null where the release has no such file. */
  digest: string | null;
  bytes: number;
  type: string;
}

/**
 * In one statement: whether the licence still holds, and the file of its release. An address outlives
 * neither the entitlement nor, made for staff, their rights.
 */
export async function findLicensedFile(
  em: EntityManager,
  { userId, catalogId, itemId, releaseId, staff }: Licence,
  { path, now }: { path: string; now: Date },
): Promise<LicensedFile> {
  const [found] = await query<LicensedFile>(
    em,
    `select access.open, file.digest, coalesce(file.bytes, 0)::float8 as bytes,
            coalesce(file.type, '') as type
       from (select case when $1::boolean
               then exists (select from users where id = $2 and extended)
               else exists (select from entitlements e where e.user_id = $2 and e.catalog_id = $3
                             and e.item_id = $4 and ${isOpen('e', '$5')})
             end as open) access
       left join (select f.digest, f.bytes, f.type
                    from content_release_files f join content_releases r on r.id = f.release_id
                   where r.id = $6 and r.catalog_id = $3 and r.item_id = $4 and f.path = $7) file
         on access.open`,
    [staff, userId, catalogId, itemId, now, releaseId, path],
  );
  return found ?? { open: false, digest: null, bytes: 0, type: '' };
}
