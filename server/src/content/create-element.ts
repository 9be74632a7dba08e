import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { freeId, slugOf } from '../catalog/slug.ts';
import { query } from '../database/query.ts';
import { elementFields, type ElementForm } from './element-fields.ts';
import { Element } from './element.entity.ts';
import { lockSection } from './lock-record.ts';
import { auditedElement, recordEdit } from './record-edit.ts';
import { readElementRecord } from './saved-records.ts';

/** The section stays locked meanwhile: it can't be deleted, and ids are chosen one at a time. */
export async function createElement(
  editing: Editing,
  category: string,
  form: ElementForm,
): Promise<components['schemas']['Element']> {
  return editShopWindow(editing, async (tx) => {
    await lockSection(tx, category);
    const elementId = await chooseId(tx, category, form.title);
    const element = tx.create(Element, {
      category,
      elementId,
      ...elementFields(form),
      createdAt: editing.now,
      updatedAt: editing.now,
    });
    const subject = `element ${category}/${elementId}`;
    const after = auditedElement(element);
    recordEdit(tx, editing, { verb: 'create-element', subject, before: null, after });
    await tx.flush();
    return readElementRecord(tx, { category, elementId });
  });
}

async function chooseId(tx: EntityManager, category: string, title: string): Promise<string> {
  const slug = slugOf(title, 'element');
  const taken = await query<{ element_id: string }>(
    tx,
    `select element_id from content_elements
      where category = $1 and (element_id = $2 or element_id like $2 || '-%')`,
    [category, slug],
  );
  return freeId(slug, new Set(taken.map((row) => row.element_id)));
}
