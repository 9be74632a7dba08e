import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { freeId, slugOf } from '../catalog/slug.ts';
import { query } from '../database/query.ts';
import { auditedSection, recordEdit } from './record-edit.ts';
import { readSectionRecord } from './saved-records.ts';
import { sectionFields, type SectionForm } from './section-fields.ts';
import { Section } from './section.entity.ts';

/** Held while a key is chosen, so that two sections of one title get two keys. */
const CHOOSING_A_KEY = 7_203_462;

export async function createSection(
  editing: Editing,
  form: SectionForm,
): Promise<components['schemas']['Section']> {
  return editShopWindow(editing, async (tx) => {
    const category = await chooseKey(tx, form.title);
    const section = tx.create(Section, {
      category,
      ...sectionFields(form),
      createdAt: editing.now,
      updatedAt: editing.now,
    });
    const subject = `section ${category}`;
    const after = auditedSection(section);
    recordEdit(tx, editing, { verb: 'create-section', subject, before: null, after });
    await tx.flush();
    return readSectionRecord(tx, category);
  });
}

async function chooseKey(tx: EntityManager, title: string): Promise<string> {
  const slug = slugOf(title, 'section');
  await query(tx, 'select pg_advisory_xact_lock($1)', [CHOOSING_A_KEY]);
  const taken = await query<{ category: string }>(
    tx,
    `select category from content_sections where category = $1 or category like $1 || '-%'`,
    [slug],
  );
  return freeId(slug, new Set(taken.map((row) => row.category)));
}
