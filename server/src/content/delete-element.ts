import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import type { ElementKey } from './content-rows.ts';
import { lockElement } from './lock-record.ts';
import { auditedElement, recordEdit } from './record-edit.ts';

/** Takes it out of its section; its id is never given again. */
export async function deleteElement(editing: Editing, key: ElementKey): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const element = await lockElement(tx, key);
    element.edited(editing.now);
    element.deletedAt = editing.now;
    const subject = `element ${key.category}/${key.elementId}`;
    const before = auditedElement(element);
    recordEdit(tx, editing, { verb: 'delete-element', subject, before, after: null });
  });
}
