import { CatalogItem } from './catalog-item.entity.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { lockCatalog } from './lock-record.ts';
import { auditedCatalog, recordEdit } from './record-edit.ts';

/** @returns false, with nothing changed, while it still has items */
export async function deleteCatalog(editing: Editing, id: string): Promise<boolean> {
  return editShopWindow(editing, async (tx) => {
    const catalog = await lockCatalog(tx, id);
    const items = await tx.count(CatalogItem, { catalogId: id, deletedAt: null });
    if (items > 0) return false;
    catalog.edited(editing.now);
    catalog.deletedAt = editing.now;
    const before = auditedCatalog(catalog);
    recordEdit(tx, editing, {
      verb: 'delete-catalog',
      subject: `catalog ${id}`,
      before,
      after: null,
    });
    return true;
  });
}
