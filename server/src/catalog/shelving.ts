import type { components } from '@spindle/sdk/schema';
import type { Shelving } from '../shop-window/shelving.ts';
import { findAllCatalogs, findItems, type CatalogRow, type ItemRow } from './catalog-rows.ts';
import { presentCatalog, presentItem } from './presenters.ts';

type Schema = components['schemas'];

/** Catalogues and their items in the shop window. */
export const catalogShelving: Shelving<
  CatalogRow,
  ItemRow,
  Schema['Catalog'],
  Schema['CatalogItem']
> = {
  path: '/api/catalog',
  operations: { groups: 'listCatalogs', members: 'listCatalogItems', member: 'getCatalogItem' },
  stamps: `select id as group_id, null as member_id, updated_at, null as available
       from catalogs where deleted_at is null
     union all
     select catalog_id, item_id, updated_at, on_hand - reserved
       from catalog_items where deleted_at is null`,
  readGroups: findAllCatalogs,
  readMembers: (em, keys) =>
    findItems(
      em,
      keys.map(({ groupId, memberId }) => ({ catalogId: groupId, itemId: memberId })),
    ),
  groupId: (row) => row.id,
  memberKey: (row) => ({ groupId: row.catalog_id, memberId: row.item_id }),
  presentGroup: presentCatalog,
  presentMember: presentItem,
};
