import { conflict } from '../../contract/failure.ts';
import { arrangePictures } from '../../domain/catalog/arrange-pictures.ts';
import {
  presentFieldRefusal,
  presentItemRefusal,
  saleSaved,
} from '../../domain/catalog/refuse-sale.ts';
import { specSheetSaved } from '../../domain/catalog/spec-sheet.ts';
import { expiredWithoutCdn, expiring, noSuchItem } from '../../domain/cdn/expire-cache.ts';
import { reorderLevelSaved } from '../../domain/inventory/days-left.ts';
import { made, picturesArranged, saved } from '../../domain/editing/replies.ts';
import { changedMeanwhile } from '../../domain/records.ts';
import {
  done,
  presentDone,
  presentOutcome,
  presentRefusal,
  refused,
} from '../../domain/refusal.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { deleteAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import { changeRecord, createRecord, deleteRecord, updateRecord } from '../editing/edit-record.ts';
import { findRecord } from '../editing/record-kind.ts';
import { adminCatalogs, adminItems } from './admin-lists.ts';
import { catalogs, presentCatalog } from './catalogs.ts';
import { isOf } from './find-record.ts';
import { createItem, itemRecord, items, updateItem } from './items.ts';
import { publishPrice, publishProduct, readPublication } from './publishing/publish.ts';
import { endSale, saveSale } from './sales.ts';
import { readSpecSheet, saveSpecSheet } from './spec-sheets.ts';
import { byWeight, itemsOf, shownCatalogs, shownItem, shownItems } from './shop-window.ts';
import { taxCodes } from './tax-codes.ts';

export const catalog = {
  listCatalogs: ({ state }) => shownCatalogs(state),

  listCatalogItems: (call) => shownItems(call, call.params.catalogId),

  getCatalogItem: (call) => shownItem(call, call.params),

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
    if ('refusal' in outcome) return presentRefusal(outcome.refusal);
    return { ...presentDone(made('item')), CatalogItem: outcome.item };
  },

  updateCatalogItem(call) {
    const { item: CatalogItem, refusal } = updateItem(call, call.params, call.body);
    if (refusal !== null) return { ...presentItemRefusal(refusal), CatalogItem };
    return { ...presentDone(saved('item')), CatalogItem };
  },

  saveItemSale(call) {
    const { item, refusal } = saveSale(call, call.params, call.body);
    const CatalogItem = itemRecord(call, item);
    if (refusal !== null) return { ...presentFieldRefusal(refusal), CatalogItem };
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
