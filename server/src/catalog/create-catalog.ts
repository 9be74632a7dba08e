import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { createRecord } from '../editing/create-record.ts';
import type { Editing } from '../editing/edit-shop-window.ts';
import { firstEdit } from '../editing/edited.ts';
import { groupFields } from '../editing/group-fields.ts';
import { freeId, slugOf } from '../editing/slug.ts';
import { Catalog } from './catalog.entity.ts';
import { catalogs, type CatalogForm } from './catalogs.ts';
import { reservedIds } from './reserved-ids.ts';

/** Held while an id is chosen, so that two catalogues of one title get two ids. */
const CHOOSING_AN_ID = 7_203_461;

export function createCatalog(
  editing: Editing,
  form: CatalogForm,
): Promise<components['schemas']['Catalog']> {
  return createRecord(editing, catalogs, async (tx) => {
    const id = await chooseId(tx, form.title);
    const fields = { ...groupFields(form), ...firstEdit(editing.now) };
    return { key: id, record: tx.create(Catalog, { id, ...fields }) };
  });
}

async function chooseId(tx: EntityManager, title: string): Promise<string> {
  const slug = slugOf(title, 'catalog');
  await query(tx, 'select pg_advisory_xact_lock($1)', [CHOOSING_AN_ID]);
  const taken = await query<{ id: string }>(
    tx,
    `select id from catalogs where id = $1 or id like $1 || '-%'`,
    [slug],
  );
  return freeId(slug, new Set(taken.map((row) => row.id)), reservedIds);
}
