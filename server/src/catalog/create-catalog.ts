import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { Catalog } from './catalog.entity.ts';
import { catalogFields, type CatalogForm } from './catalog-fields.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { auditedCatalog, recordEdit } from './record-edit.ts';
import { reservedIds } from './reserved-ids.ts';
import { readCatalogRecord } from './saved-records.ts';
import { freeId, slugOf } from './slug.ts';

/** Held while an id is chosen, so that two catalogues of one title get two ids. */
const CHOOSING_AN_ID = 7_203_461;

export async function createCatalog(
  editing: Editing,
  form: CatalogForm,
): Promise<components['schemas']['Catalog']> {
  return editShopWindow(editing, async (tx) => {
    const id = await chooseId(tx, form.title);
    const catalog = tx.create(Catalog, {
      id,
      ...catalogFields(form),
      createdAt: editing.now,
      updatedAt: editing.now,
    });
    const after = auditedCatalog(catalog);
    recordEdit(tx, editing, {
      verb: 'create-catalog',
      subject: `catalog ${id}`,
      before: null,
      after,
    });
    await tx.flush();
    return readCatalogRecord(tx, id);
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
