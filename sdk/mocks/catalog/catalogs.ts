import type { BodyOf } from '../../contract/operation-types.ts';
import { reservedIds } from '../../domain/catalog/items.ts';
import { groupFields } from '../../domain/editing/record-fields.ts';
import { catalogNotEmpty } from '../../domain/editing/replies.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId, createRecord } from '../editing/edit-record.ts';
import { firstVersion } from '../editing/edited.ts';
import type { RecordKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';

type Catalog = ShopState['catalogs'][number];
type CatalogForm = BodyOf<'updateCatalog'>;

/** Catalogues, as staff edit them. */
export const catalogs: RecordKind<{ catalogId: string }, Catalog, CatalogForm> = {
  area: 'catalog',
  name: 'catalog',
  noun: 'catalogue',
  member: 'Catalog',
  pathOf: ({ catalogId }) => catalogId,
  records: (state) => state.catalogs,
  gone: (state) => state.gone.catalogs,
  fieldsOf: groupFields,
  audited: groupFields,
  members: {
    any: ({ items }, { catalogId }) => items.some((item) => item.catalogId === catalogId),
    refusal: catalogNotEmpty,
  },
};

export function createCatalog(call: StaffCall, form: CatalogForm): Catalog {
  const catalogId = chooseId(call.state, catalogs, form, { reserved: reservedIds });
  const fields = { ...groupFields(form), ...firstVersion(call.now) };
  return createRecord(call, catalogs, {
    catalogId,
    image: null,
    specSheet: [],
    ...fields,
  });
}
