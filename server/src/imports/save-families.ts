import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '@spindle/sdk/contract/failure';
import { readRecord } from '../editing/find-record.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { familyReader } from '../catalog/families/read-families.ts';
import { createFamily, updateFamily } from '../catalog/families/save-family.ts';
import { db } from '../database/db.ts';
import { ImportRow } from './import-row.entity.ts';
import { Import } from './import.entity.ts';
import { keyOf } from './stored-items.ts';

interface Members {
  title: string;
  options: string[];
  paths: string[];
  positions: number[];
}

/** Groups the imported items into families. Repeating it changes nothing more. */
export async function saveFamilies(editing: EditContext, importId: string): Promise<void> {
  const { em } = editing;
  const handles = await db(em)
    .selectFrom('import_rows')
    .select('family')
    .distinct()
    .where('import_id', '=', importId)
    .where('family', 'is not', null)
    .where('status', '=', 'DONE')
    .orderBy('family')
    .execute();
  for (const { family } of handles) {
    const rows = await em
      .fork()
      .find(
        ImportRow,
        { import: importId, family, status: 'DONE' },
        { orderBy: { position: 'asc' } },
      );
    const [first] = rows;
    if (first?.draft?.kind !== 'items' || !first.draft.family) continue;
    await saveFamily(editing, importId, {
      ...first.draft.family,
      paths: rows.flatMap(({ recordId }) => recordId ?? []),
      positions: rows.map(({ position }) => position),
    });
  }
}

async function saveFamily(
  editing: EditContext,
  importId: string,
  { title, options, paths, positions }: Members,
): Promise<void> {
  const keys = paths.map(keyOf);
  const [{ catalogId } = { catalogId: '' }] = keys;
  const ids = keys.filter((key) => key.catalogId === catalogId).map(({ itemId }) => itemId);
  try {
    await editReadCache({ ...editing, em: editing.em.fork() }, async (tx) => {
      const inner = { ...editing, em: tx };
      const found = await tx.find(CatalogItem, { catalogId, itemId: { $in: ids } });
      const familyId = found.find((item) => item.familyId !== null)?.familyId;
      if (familyId) {
        const family = await readRecord(tx, familyReader, { catalogId, familyId }, editing.now);
        const present = family.members.map(({ catalogItemId }) => catalogItemId);
        const members = [...present, ...ids.filter((id) => !present.includes(id))];
        const isSame = members.length === present.length && family.title === title;
        if (isSame && family.options.join('\n') === options.join('\n')) return;
        const { rejection } = await updateFamily(
          inner,
          { catalogId, familyId },
          { title, options, members },
        );
        if (rejection !== null) await reject(tx, importId, { positions, reason: rejection.reason });
        return;
      }
      const created = await createFamily(inner, catalogId, { title, options, members: ids });
      const row = await tx.findOneOrFail(Import, { id: importId });
      const families = [...row.created.families, { catalogId, familyId: created }];
      row.created = { ...row.created, families };
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await reject(editing.em, importId, { positions, reason: error.reason });
  }
}

/** Says at the rows that their items are saved, but not as a family. */
async function reject(
  em: EntityManager,
  importId: string,
  { positions, reason }: { positions: number[]; reason: string },
): Promise<void> {
  const rows = { import: importId, position: { $in: positions } };
  await em.nativeUpdate(ImportRow, rows, { reason });
}
