import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid, requireVersion, notFound } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { specSheetNames } from '@spindle/sdk/domain/catalog/spec-sheet';
import { changedSinceLoaded, noSuch } from '@spindle/sdk/domain/records';
import type { components } from '@spindle/sdk/schema';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { attributesEdited } from '../editing/edited.ts';
import { lockRecord } from '../editing/find-record.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { findCatalog } from './catalog-rows.ts';
import { catalogs } from './catalogs.ts';
import { presentSpecSheet } from './presenters.ts';
import { SpecName } from './spec-name.entity.ts';

type SpecSheet = components['schemas']['SpecSheet'];

/**
 * Loads a catalog's spec sheet.
 * @throws 404 if the catalog doesn't exist
 */
export async function readSpecSheet(em: EntityManager, catalogId: string): Promise<SpecSheet> {
  const row = await findCatalog(em, catalogId);
  if (row === undefined) throw notFound(noSuch('catalog'));
  return presentSpecSheet(row);
}

/**
 * Replaces a catalog's spec sheet. Also updates the catalog's timestamp, because the sheet
 * determines how items are shown.
 * @throws 400 naming the invalid field, 409 with the current sheet if the request was based on
 * another version
 */
export async function saveSpecSheet(
  editing: EditContext,
  catalogId: string,
  { names: input, version }: BodyOf<'saveSpecSheet'>,
): Promise<SpecSheet> {
  const { names } = requireValid(specSheetNames(input));
  return editReadCache(editing, async (tx) => {
    const catalog = await lockRecord(tx, catalogs, catalogId);
    const before = await readSpecSheet(tx, catalogId);
    requireVersion(version, before, changedSinceLoaded('spec sheet'), { SpecSheet: before });
    await replaceNames(tx, catalogId, names);
    catalog.specVersion += 1;
    attributesEdited(catalog, editing.now);
    recordEdit(tx, editing, {
      action: 'catalog.save-spec-sheet',
      subject: subjectOf(catalogs, catalogId),
      before: { specSheet: before.names },
      after: { specSheet: names },
    });
    return { names, version: catalog.specVersion };
  });
}

async function replaceNames(tx: EntityManager, catalogId: string, names: SpecSheet['names']) {
  await tx.nativeDelete(SpecName, { catalog: catalogId });
  for (const [place, { name, unit = null, facet, column }] of names.entries()) {
    tx.create(SpecName, { catalog: catalogId, place, name, unit, facet, shownAsColumn: column });
  }
}
