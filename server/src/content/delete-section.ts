import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { Element } from './element.entity.ts';
import { lockSection } from './lock-record.ts';
import { auditedSection, recordEdit } from './record-edit.ts';

/** @returns false, with nothing changed, while it still has elements */
export async function deleteSection(editing: Editing, category: string): Promise<boolean> {
  return editShopWindow(editing, async (tx) => {
    const section = await lockSection(tx, category);
    const elements = await tx.count(Element, { category, deletedAt: null });
    if (elements > 0) return false;
    section.edited(editing.now);
    section.deletedAt = editing.now;
    const subject = `section ${category}`;
    const before = auditedSection(section);
    recordEdit(tx, editing, { verb: 'delete-section', subject, before, after: null });
    return true;
  });
}
