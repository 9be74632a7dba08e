import type { components } from '@spindle/sdk/schema';
import { chooseId, lockGroupIds, startsWith } from '../editing/choose-id.ts';
import { createRecord } from '../editing/change-record.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { firstEdit } from '../editing/edited.ts';
import { groupFields } from '@spindle/sdk/domain/editing/record-fields';
import { Catalog } from './catalog.entity.ts';
import { type CatalogForm, catalogs } from './catalogs.ts';
import { reservedIds } from '@spindle/sdk/domain/catalog/items';

export function createCatalog(
  editing: EditContext,
  form: CatalogForm,
): Promise<components['schemas']['Catalog']> {
  return createRecord(editing, catalogs, async (tx) => {
    await lockGroupIds(tx, 'catalog');
    const id = await chooseId(form.title, {
      fallback: 'catalog',
      reserved: reservedIds,
      async taken(slug) {
        const found = await tx.find(Catalog, { id: startsWith(slug) }, { fields: ['id'] });
        return found.map((catalog) => catalog.id);
      },
    });
    const fields = { ...groupFields(form), ...firstEdit(editing.now) };
    return { key: id, record: tx.create(Catalog, { id, ...fields }) };
  });
}
