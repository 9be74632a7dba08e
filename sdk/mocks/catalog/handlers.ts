import type { components } from '../../src/schema.d.ts';
import { priceNow, saleState } from '../../domain/catalog/sale.ts';
import { daysLeft, isToReorder, reorderLevelSaved } from '../../domain/inventory/days-left.ts';
import { soldLately } from '../inventory/sold-lately.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { type MockList, answerList, answerRecord } from '../core/answer-list.ts';
import { flag, oneOfChoices, textAnywhere } from '../core/list-filters.ts';
import { isOf } from './find-record.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';
import { conflict, requireValid } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import { specSheetNames, specSheetSaved } from '../../domain/catalog/spec-sheet.ts';
import { subjectOf } from '../../domain/editing/kinds.ts';
import { changedMeanwhile } from '../../domain/records.ts';
import { type StaffCall, recordAudit, recordEdit } from '../audit/record-audit.ts';
import { attributesEdited } from '../editing/edited.ts';
import { findRecord } from '../editing/record-kind.ts';
import { catalogs, presentCatalog } from './catalogs.ts';
import { arrangePictures } from '../../domain/catalog/arrange-pictures.ts';
import {
  presentFieldRejection,
  presentItemRejection,
  saleSaved,
} from '../../domain/catalog/validate-sale.ts';
import { expiredWithoutCdn, expiring, noSuchItem } from '../../domain/cdn/expire-cache.ts';
import { made, picturesArranged, saved } from '../../domain/editing/replies.ts';
import {
  done,
  presentDone,
  presentOutcome,
  presentRejection,
  refused,
} from '../../domain/rejection.ts';
import { deleteAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import { changeRecord, createRecord, deleteRecord, updateRecord } from '../editing/edit-record.ts';
import { createItem, endSale, itemRecord, items, saveSale, taxCodes, updateItem } from './items.ts';
import { publishPrice, publishProduct, readPublication } from './publishing/publish.ts';
import { byWeight, itemsOf, visibleCatalogs, visibleItem, visibleItems } from './read-cache.ts';

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
    const sold = soldLately(state, item, now);
    return {
      id: `${item.catalogId}_${item.catalogItemId}`,
      ...item,
      currentPrice: priceNow(item, now).price,
      waiting: state.notices.filter((one) => one.notified === null && isOf(one, item)).length,
      soldLately: sold,
      daysLeft: daysLeft({ ...item, left: item.inventory, sold }),
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
      sale: oneOfChoices((item) => saleStateOrNull(item, now), ['on', 'coming', 'ended']),
      outOfStock: flag(({ inventory }) => inventory <= 0),
      toReorder: flag(({ inventory, reorderLevel }) => isToReorder(inventory, reorderLevel)),
      q: textAnywhere(({ title, catalogItemId, externalId }) => [title, catalogItemId, externalId]),
    },
  },
});

function saleStateOrNull(item: ShopState['items'][number], now: Date): string | null {
  const state = saleState(item, now);
  return state === 'none' ? null : state;
}

type SpecSheet = components['schemas']['SpecSheet'];

/** @throws 404 where there is no such catalogue */
function readSpecSheet(state: ShopState, key: { catalogId: string }): SpecSheet {
  const { catalogId, specSheet } = findRecord(state, catalogs, key);
  return { names: specSheet, version: state.specVersions[catalogId] ?? 1 };
}

/**
 * Replaces the sheet of a catalogue.
 * @throws 400 naming the field; 409 with the present sheet where another one was edited
 */
function saveSpecSheet(
  call: StaffCall,
  key: { catalogId: string },
  { names: given, version }: BodyOf<'saveSpecSheet'>,
): SpecSheet {
  const { names } = requireValid(specSheetNames(given));
  const { state, now } = call;
  const before = readSpecSheet(state, key);
  if (version !== undefined && version !== before.version) {
    throw conflict(changedMeanwhile('spec sheet'), { SpecSheet: before });
  }
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
  listCatalogs: ({ state }) => visibleCatalogs(state),

  listCatalogItems: (call) => visibleItems(call, call.params.catalogId),

  getCatalogItem: (call) => visibleItem(call, call.params),

  listBuilderCatalogs: ({ state }) =>
    state.catalogs
      .toSorted(byWeight(({ catalogId }) => catalogId))
      .map((one) => presentCatalog(state, one)),

  listBuilderCatalogItems: (call) =>
    itemsOf(call.state, findRecord(call.state, catalogs, call.params).catalogId).map((item) =>
      itemRecord(call, item),
    ),

  getBuilderCatalogItem: (call) => itemRecord(call, findRecord(call.state, items, call.params)),

  createCatalog: (call) => ({
    ...presentDone(made('catalogue')),
    Catalog: createRecord(call, catalogs, call.body),
  }),

  updateCatalog: (call) => ({
    ...presentDone(saved('catalogue')),
    Catalog: presentCatalog(call.state, updateRecord(call, catalogs, call.params, call.body)),
  }),

  deleteCatalog: (call) => presentOutcome(deleteRecord(call, catalogs, call.params)),

  createCatalogItem(call) {
    const outcome = createItem(call, call.params, call.body);
    if ('rejection' in outcome) return presentRejection(outcome.rejection);
    return { ...presentDone(made('item')), CatalogItem: outcome.item };
  },

  updateCatalogItem(call) {
    const { item, rejection } = updateItem(call, call.params, call.body);
    const CatalogItem = itemRecord(call, item);
    if (rejection !== null) return { ...presentItemRejection(rejection), CatalogItem };
    return { ...presentDone(saved('item')), CatalogItem };
  },

  saveItemSale(call) {
    const { item, rejection } = saveSale(call, call.params, call.body);
    const CatalogItem = itemRecord(call, item);
    if (rejection !== null) return { ...presentFieldRejection(rejection), CatalogItem };
    return { ...presentDone(saleSaved), CatalogItem };
  },

  endItemSale(call) {
    const { item, reason } = endSale(call, call.params, call.query.version);
    return { ...presentDone(reason), CatalogItem: itemRecord(call, item) };
  },

  saveReorderLevel(call) {
    const { reorderLevel } = call.body;
    const record = findRecord(call.state, items, call.params);
    const write = () => Object.assign(record, { reorderLevel });
    if (record.reorderLevel !== reorderLevel) {
      changeRecord(call, items, { record, verb: 'save-reorder-level', write });
    }
    return presentDone(reorderLevelSaved(reorderLevel));
  },

  arrangeItemPictures(call) {
    const record = findRecord(call.state, items, call.params);
    const arranged = arrangePictures(record, call.body.paths);
    if (arranged === null) {
      throw conflict(changedMeanwhile('item'), { CatalogItem: itemRecord(call, record) });
    }
    const write = () => Object.assign(record, arranged);
    changeRecord(call, items, { record, verb: 'arrange-pictures', write });
    return { ...presentDone(picturesArranged), CatalogItem: itemRecord(call, record) };
  },

  deleteCatalogItem: (call) => presentOutcome(deleteRecord(call, items, call.params)),

  saveItemAttribute: (call) => presentOutcome(saveAttribute(call, items, call.params, call.body)),

  deleteItemAttribute: (call) => presentOutcome(deleteAttribute(call, items, call.params)),

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

  /** A played shop keeps no copies: there is nothing to forget. */
  expireCache(call) {
    const { item, paths } = expiring(call.body.spaths);
    if (item !== undefined && !call.state.items.some((one) => isOf(one, item))) {
      return presentOutcome(refused(noSuchItem(item)));
    }
    const subject = `cache ${call.body.spaths}`;
    recordAudit(call, { action: 'cdn.expire-cache', subject, before: null, after: { paths } });
    return presentOutcome(done(expiredWithoutCdn));
  },
} satisfies Partial<MockHandlers>;
