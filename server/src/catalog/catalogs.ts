import type { components } from '@spindle/sdk/schema';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { groupFields } from '@spindle/sdk/domain/editing/record-fields';
import { catalogNotEmpty } from '@spindle/sdk/domain/editing/replies';
import { forUpdate, type RecordKind } from '../editing/record-kind.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { findCatalog } from './catalog-rows.ts';
import { Catalog } from './catalog.entity.ts';
import { presentCatalog } from './presenters.ts';
import { catalogNames, subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { catalogPath, startPageOnly } from '@spindle/sdk/domain/redirects/shop-paths';
import { redirectDeleted } from '../redirects/redirect-deleted.ts';

export type CatalogForm = BodyOf<'updateCatalog'>;

/** Catalogs as staff edit them. */
export const catalogs: RecordKind<string, Catalog, CatalogForm, components['schemas']['Catalog']> =
  {
    ...catalogNames,
    pathOf: (id) => id,
    lock: (tx, id) => tx.findOne(Catalog, { id, deletedAt: null }, forUpdate),
    async read(em, id) {
      const row = await findCatalog(em, id);
      return row && presentCatalog(row);
    },
    fieldsOf: groupFields,
    audited: groupFields,
    beforeDelete: (tx, { id }, now) =>
      redirectDeleted(tx, {
        from: catalogPath(id),
        successors: startPageOnly,
        subject: subjectOf(catalogs, id),
        now,
      }),
    members: {
      async any(tx, catalogId) {
        return (await tx.count(CatalogItem, { catalogId, deletedAt: null })) > 0;
      },
      rejection: catalogNotEmpty,
    },
  };
