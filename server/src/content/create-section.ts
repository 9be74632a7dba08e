import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { createRecord } from '../editing/create-record.ts';
import type { Editing } from '../editing/edit-shop-window.ts';
import { firstEdit } from '../editing/edited.ts';
import { groupFields } from '../editing/group-fields.ts';
import { freeId, slugOf } from '../editing/slug.ts';
import { Section } from './section.entity.ts';
import { sections, type SectionForm } from './sections.ts';

/** Held while a key is chosen, so that two sections of one title get two keys. */
const CHOOSING_A_KEY = 7_203_462;

export function createSection(
  editing: Editing,
  form: SectionForm,
): Promise<components['schemas']['Section']> {
  return createRecord(editing, sections, async (tx) => {
    const category = await chooseKey(tx, form.title);
    const fields = { ...groupFields(form), ...firstEdit(editing.now) };
    return { key: category, record: tx.create(Section, { category, ...fields }) };
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
