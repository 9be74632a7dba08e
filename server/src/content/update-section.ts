import type { components } from '@spindle/sdk/schema';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { conflict } from '@spindle/sdk/contract/failure';
import { lockSection } from './lock-record.ts';
import { auditedSection, recordEdit } from './record-edit.ts';
import { readSectionRecord } from './saved-records.ts';
import { sectionFields, type SectionForm } from './section-fields.ts';

/** @throws 409 with the present record where the form was filled in from another version */
export async function updateSection(
  editing: Editing,
  category: string,
  form: SectionForm,
): Promise<components['schemas']['Section']> {
  return editShopWindow(editing, async (tx) => {
    const section = await lockSection(tx, category);
    if (form.version !== undefined && form.version !== section.version) {
      throw conflict('Somebody changed this section meanwhile. Look at it again, then save.', {
        Content: await readSectionRecord(tx, category),
      });
    }
    const before = auditedSection(section);
    tx.assign(section, sectionFields(form));
    section.edited(editing.now);
    const subject = `section ${category}`;
    const after = auditedSection(section);
    recordEdit(tx, editing, { verb: 'update-section', subject, before, after });
    await tx.flush();
    return readSectionRecord(tx, category);
  });
}
