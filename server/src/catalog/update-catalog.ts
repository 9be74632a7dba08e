import type { components } from '@spindle/sdk/schema';
import { conflict } from '@spindle/sdk/contract/failure';
import { catalogFields, type CatalogForm } from './catalog-fields.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { lockCatalog } from './lock-record.ts';
import { auditedCatalog, recordEdit } from './record-edit.ts';
import { readCatalogRecord } from './saved-records.ts';

/** @throws 409 with the present record where the form was filled in from another version */
export async function updateCatalog(
  editing: Editing,
  id: string,
  form: CatalogForm,
): Promise<components['schemas']['Catalog']> {
  return editShopWindow(editing, async (tx) => {
    const catalog = await lockCatalog(tx, id);
    if (form.version !== undefined && form.version !== catalog.version) {
      throw conflict('Somebody changed this catalogue meanwhile. Look at it again, then save.', {
        Catalog: await readCatalogRecord(tx, id),
      });
    }
    const before = auditedCatalog(catalog);
    tx.assign(catalog, catalogFields(form));
    catalog.edited(editing.now);
    const after = auditedCatalog(catalog);
    recordEdit(tx, editing, { verb: 'update-catalog', subject: `catalog ${id}`, before, after });
    await tx.flush();
    return readCatalogRecord(tx, id);
  });
}
