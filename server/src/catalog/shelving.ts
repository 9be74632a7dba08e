import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { noCount, noText } from '../database/expressions.ts';
import { unheld } from '../inventory/buyable.ts';
import type { Shelving } from '../shop-window/shelving.ts';
import { findAllCatalogs, findItems, type CatalogRow, type ItemRow } from './catalog-rows.ts';
import { nextPriceChange } from '@spindle/sdk/domain/catalog/sale';
import { presentCatalog, presentItem } from './presenters.ts';
import { saleOf } from './prices-of.ts';

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
  stamps: (em) =>
    db(em)
      .selectFrom('catalogs')
      .select(['id as group_id', noText().as('member_id'), 'updated_at', noCount().as('available')])
      .where('deleted_at', 'is', null)
      .unionAll(
        db(em)
          .selectFrom('catalog_items as i')
          .select(['catalog_id as group_id', 'item_id as member_id', 'updated_at'])
          .select(unheld.as('available'))
          .where('deleted_at', 'is', null),
      ),
  readGroups: findAllCatalogs,
  readMembers: (em, keys) =>
    findItems(
      em,
      keys.map(({ groupId, memberId }) => ({ catalogId: groupId, itemId: memberId })),
    ),
  groupId: (row) => row.id,
  memberKey: (row) => ({ groupId: row.catalog_id, memberId: row.item_id }),
  presentGroup: presentCatalog,
  presentMember: (row, catalog, now) => presentItem(row, now, catalog),
  nextTurn: (row, now) => nextPriceChange(saleOf(row), now),
};
