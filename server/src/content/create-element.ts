import type { components } from '@spindle/sdk/schema';
import { chooseId, startsWith } from '../editing/choose-id.ts';
import { createRecord } from '../editing/change-record.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { firstEdit } from '../editing/edited.ts';
import { lockRecord } from '../editing/find-record.ts';
import { memberFields } from '@spindle/sdk/domain/editing/record-fields';
import { Element } from './element.entity.ts';
import { type ElementForm, elements } from './elements.ts';
import { sections } from './sections.ts';

/** Keeps the section locked so that nobody can delete it and ids are assigned one at a time. */
export function createElement(
  editing: EditContext,
  category: string,
  form: ElementForm,
): Promise<components['schemas']['Element']> {
  return createRecord(editing, elements, async (tx) => {
    await lockRecord(tx, sections, category);
    const elementId = await chooseId(form.title, {
      fallback: 'element',
      async taken(slug) {
        const where = { category, elementId: startsWith(slug) };
        const found = await tx.find(Element, where, { fields: ['elementId'] });
        return found.map((element) => element.elementId);
      },
    });
    const key = { category, elementId };
    const fields = { ...memberFields(form), ...firstEdit(editing.now) };
    return { key, record: tx.create(Element, { ...key, ...fields }) };
  });
}
