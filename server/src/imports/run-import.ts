import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { unexpected } from '@spindle/sdk/contract/failure';
import { createCatalog } from '../catalog/create-catalog.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import type { Services } from '../services.ts';
import { applyCustomers } from './apply-customers.ts';
import { applyItems } from './apply-items.ts';
import { applyRedirects } from './apply-redirects.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { deleteFile } from './import-files.ts';
import { ImportRow } from './import-row.entity.ts';
import { Import } from './import.entity.ts';
import { saveResults } from './insert-rows.ts';
import { loadCatalogs, type KnownCatalogs } from './known-catalogs.ts';
import { readImportFile } from './read-import-file.ts';
import { nextRows, pending } from './next-rows.ts';
import { undoImport } from './undo-import.ts';
import { workOnImport } from './work-on-import.ts';

/** One transaction each. Few enough that nobody waits long for a locked item. */
const ROWS_AT_ONCE = 200;
/** Then other jobs get their turn. */
const BATCHES_AT_ONCE = 10;

/** Does the next part of an import, then sends the message again for the rest. */
export async function runImport(
  services: Services,
  importId: string,
  leaving?: AbortSignal,
): Promise<void> {
  const row = await services.orm.em.fork().findOne(Import, { id: importId });
  if (row?.state === 'reading') return readImportFile(services, importId);
  if (row?.state !== 'applying') return;
  const editing = editingFor(services, row);
  for (let batches = 0; batches < BATCHES_AT_ONCE; batches += 1) {
    if (leaving?.aborted === true) break;
    const isOver = row.undoing
      ? await undoImport(services, editing, importId)
      : await applyNext(services, editing, row);
    if (isOver) return;
  }
  await services.jobs.sendNow(workOnImport, { importId }, { singletonKey: importId });
}

/** Builds the context for changes on behalf of the employee who uploaded the file. */
function editingFor(services: Services, { actorId, actorEmail, requestId }: Import): EditContext {
  const user = { id: actorId, email: actorEmail };
  return { em: services.orm.em.fork(), now: services.now(), user, requestId, services };
}

/** Returns true if the import is applied completely. */
async function applyNext(
  services: Services,
  editing: EditContext,
  { id: importId }: Import,
): Promise<boolean> {
  if (await applyRows(services, editing, importId)) return false;
  if (await fetchPictures(services, editing, importId)) return false;
  await deleteFile(services, importId);
  const em = services.orm.em.fork();
  const applying = { id: importId, state: 'applying', undoing: false } as const;
  await em.nativeUpdate(Import, applying, { state: 'done', appliedAt: services.now() });
  return true;
}

/** Applies the next rows. Returns false if none is left. */
async function applyRows(
  services: Services,
  editing: EditContext,
  importId: string,
): Promise<boolean> {
  try {
    return await applyBatch(services, editing, { importId, limit: ROWS_AT_ONCE });
  } catch (error) {
    // One row may fail whatever is tried. The others are applied one by one.
    services.log.warn({ err: error, importId }, 'a batch of an import failed');
    for (let at = 0; at < ROWS_AT_ONCE; at += 1) {
      const one = { importId, where: pending, limit: 1, order: 'asc' } as const;
      const [next] = await nextRows(services.orm.em.fork(), one);
      if (next === undefined) return false;
      try {
        await applyBatch(services, editing, { importId, limit: 1 });
      } catch (rowError) {
        services.log.warn({ err: rowError, importId, row: next.row }, 'a row of an import failed');
        const { reason } = unexpected();
        const failed = { import: importId, position: next.position, status: null };
        const em = services.orm.em.fork();
        await em.nativeUpdate(ImportRow, failed, { status: 'FAILED', reason });
      }
    }
    return true;
  }
}

interface Batch {
  importId: string;
  limit: number;
}

async function applyBatch(
  services: Services,
  editing: EditContext,
  { importId, limit }: Batch,
): Promise<boolean> {
  return editReadCache({ ...editing, em: services.orm.em.fork() }, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const found = await tx.findOne(Import, { id: importId, state: 'applying' }, lock);
    if (found === null) return false;
    const max = found.kind === 'redirects' ? undefined : limit;
    const rows = await nextRows(tx, { importId, where: pending, limit: max, order: 'asc' });
    if (rows.length === 0) return false;
    const applying = { tx, editing, services, importId, invite: found.invite };
    if (found.kind === 'items') {
      const catalogs = await loadCatalogs(tx);
      await createCatalogs({ ...applying, catalogs }, found, rows);
      // Kits need their parts to be stored.
      const families = new Set(rows.filter(isKit).flatMap(({ family }) => family ?? []));
      const { kits = [], others = [] } = Object.groupBy(rows, (row) =>
        isKit(row) || families.has(row.family ?? '') ? 'kits' : 'others',
      );
      for (const some of [others, kits]) {
        if (some.length > 0) await applyItems({ ...applying, catalogs }, some);
      }
    } else if (found.kind === 'customers') await applyCustomers(applying, rows);
    else await applyRedirects(applying, rows);
    await saveResults(tx, importId, rows);
    return true;
  });
}

const isKit = ({ draft }: ImportRow): boolean =>
  draft?.kind === 'items' && draft.fields.kit === true;

interface Creating {
  tx: EntityManager;
  editing: EditContext;
  catalogs: KnownCatalogs;
}

/** Creates the catalogs that new items name. */
async function createCatalogs(
  { tx, editing, catalogs }: Creating,
  found: Import,
  rows: readonly ImportRow[],
): Promise<void> {
  for (const { draft, effect } of rows) {
    if (draft?.kind !== 'items' || effect !== 'create') continue;
    const title = draft.catalog;
    if (catalogs.find(title) !== undefined) continue;
    const form = { title, description: title, enabled: true, listingOrderWeight: 0 };
    const { catalogId } = await createCatalog({ ...editing, em: tx }, form);
    catalogs.add({ id: catalogId, title });
    found.created = { catalogs: [...found.created.catalogs, catalogId] };
  }
}
