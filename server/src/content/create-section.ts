import type { components } from '@spindle/sdk/schema';
import { chooseId, lockGroupIds, startsWith } from '../editing/choose-id.ts';
import { createRecord } from '../editing/change-record.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { firstEdit } from '../editing/edited.ts';
import { groupFields } from '@spindle/sdk/domain/editing/record-fields';
import { Section } from './section.entity.ts';
import { type SectionForm, sections } from './sections.ts';

export function createSection(
  editing: EditContext,
  form: SectionForm,
): Promise<components['schemas']['Section']> {
  return createRecord(editing, sections, async (tx) => {
    await lockGroupIds(tx, 'content');
    const category = await chooseId(form.title, {
      fallback: 'section',
      async taken(slug) {
        const found = await tx.find(
          Section,
          { category: startsWith(slug) },
          { fields: ['category'] },
        );
        return found.map((section) => section.category);
      },
    });
    const fields = { ...groupFields(form), ...firstEdit(editing.now) };
    return { key: category, record: tx.create(Section, { category, ...fields }) };
  });
}
