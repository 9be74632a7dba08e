import type { BodyOf } from '../../contract/operation-types.ts';
import { largeIf } from '../../domain/catalog/large.ts';
import { reservedIds } from '../../domain/catalog/items.ts';
import { catalogNames, subjectOf } from '../../domain/editing/kinds.ts';
import { catalogPath, startPageOnly } from '../../domain/redirects/shop-paths.ts';
import { redirectDeleted } from '../redirects/store-redirects.ts';
import { groupFields } from '../../domain/editing/record-fields.ts';
import { catalogNotEmpty } from '../../domain/editing/replies.ts';
import type { RecordKind } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';

type Catalog = ShopState['catalogs'][number];

/** Adds the fields that depend on the catalog's items. */
export const presentCatalog = ({ items }: ShopState, catalog: Catalog): Catalog => ({
  ...catalog,
  ...largeIf(items.filter(({ catalogId }) => catalogId === catalog.catalogId).length),
});

/** Catalogs as staff edit them. */
export const catalogs: RecordKind<{ catalogId: string }, Catalog, BodyOf<'updateCatalog'>> = {
  ...catalogNames,
  pathOf: ({ catalogId }) => catalogId,
  records: (state) => state.catalogs,
  present: ({ state }, catalog) => presentCatalog(state, catalog),
  gone: (state) => state.gone.catalogs,
  reserved: reservedIds,
  begin: (form, { id, group: _, ...made }) => ({
    catalogId: id,
    specSheet: [],
    ...groupFields(form),
    ...made,
  }),
  fieldsOf: groupFields,
  audited: groupFields,
  beforeDelete: (call, { catalogId }) =>
    redirectDeleted(call, {
      from: catalogPath(catalogId),
      successors: startPageOnly,
      subject: subjectOf(catalogs, { catalogId }),
    }),
  members: {
    any: ({ items }, { catalogId }) => items.some((item) => item.catalogId === catalogId),
    rejection: catalogNotEmpty,
  },
};
