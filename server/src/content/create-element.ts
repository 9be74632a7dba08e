import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { createRecord } from '../editing/create-record.ts';
import type { Editing } from '../editing/edit-shop-window.ts';
import { firstEdit } from '../editing/edited.ts';
import { lockRecord } from '../editing/find-record.ts';
import { memberFields } from '../editing/member-fields.ts';
import { freeId, slugOf } from '../editing/slug.ts';
import { Element } from './element.entity.ts';
import { elements, type ElementForm } from './elements.ts';
import { sections } from './sections.ts';

/** The section stays locked meanwhile: it can't be deleted, and ids are chosen one at a time. */
export function createElement(
  editing: Editing,
  category: string,
  form: ElementForm,
): Promise<components['schemas']['Element']> {
  return createRecord(editing, elements, async (tx) => {
    await lockRecord(tx, sections, category);
    const key = { category, elementId: await chooseId(tx, category, form.title) };
    const fields = { ...memberFields(form), ...firstEdit(editing.now) };
    return { key, record: tx.create(Element, { ...key, ...fields }) };
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
