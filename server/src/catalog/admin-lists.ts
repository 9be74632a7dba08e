import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord, resourceList } from '../http/resource-list.ts';
import { expressionBuilder, sql } from 'kysely';
import { type FilterValue, typedText } from '@spindle/sdk/contract/filter-values';
import type { components } from '@spindle/sdk/schema';
import { countRows, int, literal, text } from '../database/expressions.ts';
import { flag, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { groupList, memberList } from '../editing/record-lists.ts';
import { daysLeft, recentSales, toReorder } from '../inventory/days-left.ts';
import { sellable } from '../inventory/kits.ts';
import { catalogColumns, itemColumns } from './catalog-rows.ts';
import { saleStateOf } from './price-now.ts';
import { presentListedCatalog, presentListedItem } from './presenters.ts';

type Schema = components['schemas'];

const { eb, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ i: 'catalog_items'; c: 'catalogs' }>,
  'i' | 'c'
>();

const adminCatalogs = resourceList((tables) => tables.selectFrom('catalogs as c'))({
  resource: 'catalogs',
  ...groupList(ref('c.id')),
  columns: (catalogs) => catalogs.select(catalogColumns),
  present: (row): Schema['AdminCatalog'] => ({ id: row.id, ...presentListedCatalog(row) }),
});

/** Number of pending back-in-stock requests. */
const waiting = int(
  selectFrom('item_notices as n')
    .select(countRows().as('waiting'))
    .whereRef('n.catalog_id', '=', 'i.catalog_id')
    .whereRef('n.item_id', '=', 'i.item_id')
    .where('n.told_at', 'is', null),
);

/**
 * Prevents use of the trigram index, which PostgreSQL would scan completely for a search text
 * without trigrams.
 */
const withoutIndex = text(sql`${ref('i.listed_text')} || ''`);
const hasTrigram = (value: FilterValue) => /[\p{L}\p{N}]{3}/u.test(typedText(value) ?? '');

const items = memberList({ key: [ref('i.catalog_id'), ref('i.item_id')], group: 'catalogId' });

const listItems = resourceList((tables) => tables.selectFrom('catalog_items as i'));

export const adminItems = (now: Date) =>
  listItems({
    resource: 'items',
    ...items,
    columns: (rows) =>
      rows
        .select(itemColumns)
        .select([
          waiting.as('waiting'),
          recentSales(now).as('sold_lately'),
          daysLeft(now).as('days_left'),
        ]),
    sortable: {
      ...items.sortable,
      price: ['i.price_cents'],
      inventory: [sellable()],
      daysLeft: [daysLeft(now)],
    },
    filters: {
      ...items.filters,
      sale: oneOfTexts(saleStateOf(now), ['on', 'coming', 'ended']),
      outOfStock: flag(eb(sellable(), '<=', literal(0))),
      toReorder: flag(toReorder),
      q: (value) => textAnywhere(hasTrigram(value) ? ref('i.listed_text') : withoutIndex)(value),
    },
    present: (row): Schema['AdminItem'] => ({
      id: `${row.catalog_id}_${row.item_id}`,
      ...presentListedItem(row, now),
      waiting: row.waiting,
      soldLately: row.sold_lately,
      daysLeft: row.days_left,
    }),
  });

export const catalogLists = {
  listAdminCatalogs: (call) => answerList(call, adminCatalogs),
  getAdminCatalog: ({ em, params }) => answerRecord(em, params.id, adminCatalogs),
  listAdminItems: (call) => answerList(call, adminItems(call.now)),
  getAdminItem: ({ em, params, now }) => answerRecord(em, params.id, adminItems(now)),
} satisfies Handlers<'listAdminCatalogs' | 'getAdminCatalog' | 'listAdminItems' | 'getAdminItem'>;
