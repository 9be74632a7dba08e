import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit, type StaffAction } from '../../audit/record-audit.ts';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import { items } from '../../catalog/items.ts';
import { lockRecord } from '../../editing/find-record.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import type { Storage } from '../../gateways/storage.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import { openToSubscribers, type OpenRelease } from './active-release.ts';
import { keepStoredFiles } from './files-lock.ts';
import { presentRelease } from './release-row.ts';
import { storeFiles } from './store-files.ts';
import { InvalidZip } from '@spindle/sdk/domain/licensed-content/invalid-zip';
import { unpackZip, type Unpacked, type UnpackedFile } from './unpack-zip.ts';
import {
  noLicensedContent,
  releaseAudit,
  invalidZip,
} from '@spindle/sdk/domain/subscriptions/licenses';
import { type Rejection } from '@spindle/sdk/domain/rejection';

export interface ImportContext {
  em: EntityManager;
  storage: Storage;
  now: Date;
  /** Null for the shop itself. */
  actor: StaffAction['actor'];
  requestId: string | null;
}

interface Zip {
  /** Path of the zip, which is only read. */
  path: string;
  /** Original file name. */
  name: string;
}

export type ImportResult = { release: OpenRelease; leftOut: number } | { rejection: Rejection };

/**
 * Unpacks and checks a zip, stores its files and activates them as the item's next release. Files
 * are stored first, by digest, so an interruption leaves only unreferenced files, which a job
 * deletes.
 * @throws Failure 404 if the item does not exist, 503 while the store is unavailable
 */
export async function importRelease(
  taking: ImportContext,
  item: ItemKey,
  zip: Zip,
): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const unpacked = await unpackZip(zip.path, folder);
    const { storage } = taking;
    const store = () =>
      orUnavailable(
        storeFiles(storage, unpacked.files, folder),
        "The content can't be saved right now. Please try again in a moment.",
      );
    await store();
    return await taking.em.transactional(async (tx) => {
      await keepStoredFiles(tx);
      // The cleanup may have deleted files before we got the lock. Usually nothing is missing.
      await store();
      return writeRelease({ ...taking, em: tx }, item, { name: zip.name, unpacked });
    });
  } catch (error) {
    if (error instanceof InvalidZip) return { rejection: invalidZip(error.message) };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function writeRelease(
  { em: tx, now, actor, requestId }: ImportContext,
  { catalogId, itemId }: ItemKey,
  { name, unpacked: { files, leftOut } }: { name: string; unpacked: Unpacked },
): Promise<ImportResult> {
  // This lock serializes uploads for an item, so each upload gets its own number.
  const { subscription } = await lockRecord(tx, items, { catalogId, itemId });
  if (!subscription) return { rejection: noLicensedContent };
  const id = newId();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  await query(
    tx,
    `insert into content_releases
       (id, catalog_id, item_id, number, name, files, bytes, active, uploaded_by, created_at)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, false, $7, $8
       from content_releases where catalog_id = $2 and item_id = $3`,
    [id, catalogId, itemId, name.slice(0, 255), files.length, bytes, actor?.email ?? null, now],
  );
  await writeManifest(tx, id, files);
  const { release, before } = await openToSubscribers(tx, id, now);
  const zip = { name: release.name, files: release.files, bytes };
  recordAudit(tx, { ...releaseAudit(presentRelease(release), before, zip), actor, requestId, now });
  return { release, leftOut };
}

async function writeManifest(tx: EntityManager, id: string, files: readonly UnpackedFile[]) {
  await query(
    tx,
    `insert into content_release_files (release_id, path, digest, bytes, type)
     select $1, file.* from unnest($2::text[], $3::text[], $4::bigint[], $5::text[]) file`,
    [
      id,
      files.map(({ path }) => path),
      files.map(({ digest }) => digest),
      files.map(({ bytes }) => bytes),
      files.map(({ type }) => type),
    ],
  );
}
