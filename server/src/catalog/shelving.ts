import type { components } from '@spindle/sdk/schema';
import type { CachedKind } from '../read-cache/shelving.ts';
import {
  enabledItems,
  findAllCatalogs,
  findCatalogs,
  findSingleItems,
  type CatalogRow,
  type ItemRow,
  type SingleItemRow,
} from './catalog-rows.ts';
import { nextChangeOf } from './families/presenters.ts';
import { presentCatalog, presentItem, presentSingleItem } from './presenters.ts';
import { readNextPriceChange } from './next-price-change.ts';

type Schema = components['schemas'];

/** How the read cache handles catalogs and their items. */
export const catalogShelving: CachedKind<
  CatalogRow,
  SingleItemRow,
  Schema['Catalog'],
  Schema['CatalogItem'],
  ItemRow
> = {
  kind: 'catalogue',
  path: '/api/catalog',
  operations: { groups: 'listCatalogs', members: 'listCatalogItems', member: 'getCatalogItem' },
  readGroups: findAllCatalogs,
  readGroupsOf: findCatalogs,
  readMembers: (em, keys) =>
    findSingleItems(
      em,
      keys.map(({ groupId, memberId }) => ({ catalogId: groupId, itemId: memberId })),
    ),
  enabledMembers: enabledItems,
  groupId: (row) => row.id,
  memberKey: (row) => ({ groupId: row.catalog_id, memberId: row.item_id }),
  presentGroup: presentCatalog,
  presentMember: (row, catalog, now) => presentSingleItem(row, now, catalog),
  presentListed: (row, catalog, now) => presentItem(row, now, catalog),
  nextTurn: nextChangeOf,
  readNextTurn: readNextPriceChange,
};
