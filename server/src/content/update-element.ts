import type { components } from '@spindle/sdk/schema';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { conflict } from '@spindle/sdk/contract/failure';
import type { ElementKey } from './content-rows.ts';
import { elementFields, type ElementForm } from './element-fields.ts';
import { lockElement } from './lock-record.ts';
import { auditedElement, recordEdit } from './record-edit.ts';
import { readElementRecord } from './saved-records.ts';

/** @throws 409 with the present record where the form was filled in from another version */
export async function updateElement(
  editing: Editing,
  key: ElementKey,
  form: ElementForm,
): Promise<components['schemas']['Element']> {
  return editShopWindow(editing, async (tx) => {
    const element = await lockElement(tx, key);
    if (form.version !== undefined && form.version !== element.version) {
      throw conflict('Somebody changed this element meanwhile. Look at it again, then save.', {
        ContentElement: await readElementRecord(tx, key),
      });
    }
    const before = auditedElement(element);
    tx.assign(element, elementFields(form));
    element.edited(editing.now);
    const subject = `element ${key.category}/${key.elementId}`;
    const after = auditedElement(element);
    recordEdit(tx, editing, { verb: 'update-element', subject, before, after });
    await tx.flush();
    return readElementRecord(tx, key);
  });
}
