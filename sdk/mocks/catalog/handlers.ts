import type { components } from '../../src/schema.d.ts';
import { saleState } from '../../domain/catalog/sale.ts';
import { daysLeft, isToReorder } from '../../domain/inventory/days-left.ts';
import { recentSales } from '../inventory/recent-sales.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { type MockList, answerList, answerRecord } from '../core/answer-list.ts';
import { flag, oneOfChoices, textAnywhere } from '../core/list-filters.ts';
import { isOf } from './find-record.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';
import { requireValid, requireVersion } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import { specSheetNames, specSheetSaved } from '../../domain/catalog/spec-sheet.ts';
import { subjectOf } from '../../domain/editing/kinds.ts';
import { changedSinceLoaded } from '../../domain/records.ts';
import { type StaffCall, recordAudit, recordEdit } from '../audit/record-audit.ts';
import { attributesEdited, findRecord, listRecords } from '../editing/record-kind.ts';
import { catalogs, presentCatalog } from './catalogs.ts';
import { expiredWithoutCdn, expiring, noSuchItem } from '../../domain/cdn/expire-cache.ts';
import { made, saved } from '../../domain/editing/replies.ts';
import { done, presentDone, presentOutcome, rejectWith } from '../../domain/rejection.ts';
import { createRecord, deleteRecord, updateRecord } from '../editing/edit-record.ts';
import { itemEdits, itemRecord, listedRecord, items, listedItem, taxCodes } from './items.ts';
import { publishPrice, publishProduct, readPublication } from './publishing/publish.ts';
import { itemsOf, listVisibleCatalogs, getVisibleItem, listVisibleItems } from './read-cache.ts';

type Schemas = components['schemas'];

const adminCatalogs = (state: ShopState): MockList<Schemas['AdminCatalog']> => ({
  resource: 'catalogs',
  records: state.catalogs.map(({ specSheet: _, ...one }) => ({ id: one.catalogId, ...one })),
  ...groupList,
});

const adminItems = ({
  state,
  now,
}: Pick<AnyMockCall, 'state' | 'now'>): MockList<Schemas['AdminItem']> => ({
  resource: 'items',
  records: state.items.map((item) => {
    const sold = recentSales(state, item, now);
    const { kit } = item.details;
    return {
      id: `${item.catalogId}_${item.catalogItemId}`,
      ...listedItem({ state, now }, item),
      waiting: state.notices.filter((one) => one.notified === null && isOf(one, item)).length,
      soldLately: sold,
      daysLeft: kit ? null : daysLeft({ ...item, left: item.inventory, sold }),
    };
  }),
  sortable: [...memberList.sortable, 'price', 'inventory', 'daysLeft'],
  defaultSort: { field: 'catalogId', direction: 'ASC' },
  sortBy: {
    ...memberList.sortBy,
    catalogId: ({ catalogId, listingOrderWeight }) => [catalogId, listingOrderWeight],
  },
  filters: {
    ...memberList.filters,
    texts: ['id', 'catalogId'],
    others: {
      sale: oneOfChoices(
        (item) => (item.salePrice === null ? null : saleState(item, now)),
        ['on', 'coming', 'ended'],
      ),
      outOfStock: flag(({ inventory }) => inventory <= 0),
      toReorder: flag(({ inventory, reorderLevel }) => isToReorder(inventory, reorderLevel)),
      q: textAnywhere(({ title, catalogItemId, externalId }) => [title, catalogItemId, externalId]),
    },
  },
});

type SpecSheet = components['schemas']['SpecSheet'];

/** @throws 404 if the catalog doesn't exist */
function readSpecSheet(state: ShopState, key: { catalogId: string }): SpecSheet {
  const { catalogId, specSheet } = findRecord(state, catalogs, key);
  return { names: specSheet, version: state.specVersions[catalogId] ?? 1 };
}

/**
 * Replaces a catalog's sheet.
 * @throws 400 with the invalid field, 409 with the current sheet if the form is stale
 */
function saveSpecSheet(
  call: StaffCall,
  key: { catalogId: string },
  { names: input, version }: BodyOf<'saveSpecSheet'>,
): SpecSheet {
  const { names } = requireValid(specSheetNames(input));
  const { state, now } = call;
  const before = readSpecSheet(state, key);
  requireVersion(version, before, changedSinceLoaded('spec sheet'), { SpecSheet: before });
  const catalog = findRecord(state, catalogs, key);
  catalog.specSheet = names;
  state.specVersions[key.catalogId] = before.version + 1;
  attributesEdited(catalog, now);
  recordEdit(call, {
    action: 'catalog.save-spec-sheet',
    subject: subjectOf(catalogs, key),
    before: { specSheet: before.names },
    after: { specSheet: names },
  });
  return readSpecSheet(state, key);
}

export const catalog = {
  listCatalogs: ({ state }) => listVisibleCatalogs(state),

  listCatalogItems: (call) => listVisibleItems(call, call.params.catalogId),

  getCatalogItem: (call) => getVisibleItem(call, call.params),

  listBuilderCatalogs: ({ state }) =>
    listRecords(state, catalogs).map((one) => presentCatalog(state, one)),

  listBuilderCatalogItems: (call) =>
    itemsOf(call.state, findRecord(call.state, catalogs, call.params).catalogId).map((item) =>
      listedRecord(call, item),
    ),

  getBuilderCatalogItem: (call) => itemRecord(call, findRecord(call.state, items, call.params)),

  createCatalog: (call) => ({
    ...presentDone(made('catalog')),
    Catalog: createRecord(call, catalogs, call.body),
  }),

  updateCatalog: (call) => ({
    ...presentDone(saved('catalog')),
    Catalog: presentCatalog(call.state, updateRecord(call, catalogs, call.params, call.body)),
  }),

  deleteCatalog: (call) => presentOutcome(deleteRecord(call, catalogs, call.params)),

  ...itemEdits,

  getSpecSheet: ({ state, params }) => readSpecSheet(state, params),

  saveSpecSheet: (call) => ({
    ...presentDone(specSheetSaved),
    SpecSheet: saveSpecSheet(call, call.params, call.body),
  }),

  listTaxCodes: () => ({ taxCodes }),

  getPublication: ({ state, params }) => readPublication(state, params),
  publishProduct: (call) => presentOutcome(publishProduct(call, call.params)),
  publishPrice: (call) => presentOutcome(publishPrice(call, call.params, call.body)),

  listAdminCatalogs: (call) => answerList(call, adminCatalogs(call.state)),
  getAdminCatalog: ({ state, params }) => answerRecord(params.id, adminCatalogs(state)),
  listAdminItems: (call) => answerList(call, adminItems(call)),
  getAdminItem: (call) => answerRecord(call.params.id, adminItems(call)),

  /** The mock shop caches nothing, so there is nothing to refresh. */
  expireCache(call) {
    const { item, paths } = expiring(call.body.spaths);
    if (item !== undefined && !call.state.items.some((one) => isOf(one, item))) {
      return presentOutcome(rejectWith(noSuchItem(item)));
    }
    const subject = `cache ${call.body.spaths}`;
    recordAudit(call, { action: 'cdn.expire-cache', subject, before: null, after: { paths } });
    return presentOutcome(done(expiredWithoutCdn));
  },
} satisfies Partial<MockHandlers>;
