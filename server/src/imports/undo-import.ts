import { LockMode } from '@mikro-orm/core';
import { Failure } from '@spindle/sdk/contract/failure';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { catalogs } from '../catalog/catalogs.ts';
import { deleteRecord } from '../editing/change-record.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import type { Services } from '../services.ts';
import { undoRedirects } from './apply-redirects.ts';
import { saveResults } from './insert-rows.ts';
import { Import } from './import.entity.ts';
import { nextRows } from './next-rows.ts';
import { undoCustomers, undoItems } from './undo-rows.ts';

const ROWS_AT_ONCE = 100;

/** Undoes the next rows, the last one first. Returns true if the import is undone completely. */
export async function undoImport(
  services: Services,
  editing: EditContext,
  importId: string,
): Promise<boolean> {
  const em = services.orm.em.fork();
  const hasMore = await editReadCache({ ...editing, em: em.fork() }, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const row = await tx.findOne(Import, { id: importId, undoing: true }, lock);
    if (row === null) return false;
    const rows = await nextRows(tx, {
      importId,
      where: { status: 'DONE' },
      limit: row.kind === 'redirects' ? undefined : ROWS_AT_ONCE,
      order: 'desc',
    });
    const undoing = { tx, editing };
    if (row.kind === 'items') await undoItems(undoing, rows);
    else if (row.kind === 'customers') await undoCustomers(undoing, rows);
    else await undoRedirects(undoing, rows);
    // A row without a recorded change did nothing.
    for (const one of rows) if (one.status === 'DONE') one.status = 'UNDONE';
    await saveResults(tx, importId, rows);
    return rows.length > 0;
  });
  if (hasMore) return false;
  await deleteCatalogs({ ...editing, em }, importId);
  const over = { state: 'done', undoing: false, undoneAt: services.now() } as const;
  await em.nativeUpdate(Import, { id: importId, undoing: true }, over);
  return true;
}

/** Deletes the catalogs that the import created and that are empty again. */
async function deleteCatalogs(editing: EditContext, importId: string): Promise<void> {
  const { created } = await editing.em.fork().findOneOrFail(Import, { id: importId });
  for (const catalogId of created.catalogs) {
    const em = editing.em.fork();
    if ((await em.count(CatalogItem, { catalogId, deletedAt: null })) > 0) continue;
    try {
      await deleteRecord({ ...editing, em }, catalogs, catalogId);
    } catch (error) {
      if (!(error instanceof Failure && error.status === 404)) throw error;
    }
  }
}
