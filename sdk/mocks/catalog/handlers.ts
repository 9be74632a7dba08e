import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminCatalogs, adminItems } from './admin-lists.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { expireCache } from './expire-cache.ts';
import { findCatalog } from './find-record.ts';
import { deleteItemAttribute, saveItemAttribute } from './item-attributes.ts';
import { publishPrice } from './publishing/publish-price.ts';
import { publishProduct, type PublishOutcome } from './publishing/publish-product.ts';
import { readPublication } from './publishing/read-publication.ts';
import { createCatalog, deleteCatalog, updateCatalog } from './save-catalog.ts';
import { byWeight, itemsOf, shownCatalogs, shownItem, shownItems } from './shop-window.ts';
import { taxCodes } from './tax-codes.ts';
import { updateItem } from './update-item.ts';

export const catalog = {
  listCatalogs: ({ state }) => shownCatalogs(state),

  listCatalogItems: (call) => shownItems(call, call.params.catalogId),

  getCatalogItem: (call) => shownItem(call, call.params),

  listBuilderCatalogs: ({ state }) =>
    state.catalogs.toSorted(byWeight(({ catalogId }) => catalogId)),

  listBuilderCatalogItems: ({ state, params }) =>
    itemsOf(state, findCatalog(state, params.catalogId).catalogId),

  createCatalog(call) {
    const Catalog = createCatalog(call, call.body);
    return { Status: 'SUCCESS', Reason: 'The catalogue was made.', Catalog };
  },

  updateCatalog(call) {
    const Catalog = updateCatalog(call, call.params.catalogId, call.body);
    return { Status: 'SUCCESS', Reason: 'The catalogue was saved.', Catalog };
  },

  deleteCatalog(call) {
    if (!deleteCatalog(call, call.params.catalogId)) {
      return { Status: 'ERROR', Reason: 'CATALOG NOT EMPTY' };
    }
    return { Status: 'SUCCESS', Reason: 'The catalogue was deleted.' };
  },

  createCatalogItem(call) {
    const made = createItem(call, call.params.catalogId, call.body);
    if (typeof made === 'string') return { Status: 'ERROR', Reason: made };
    return { Status: 'SUCCESS', Reason: 'The item was made.', CatalogItem: made };
  },

  updateCatalogItem(call) {
    const { item: CatalogItem, reason } = updateItem(call, call.params, call.body);
    if (reason !== undefined) return { Status: 'ERROR', Reason: reason, CatalogItem };
    return { Status: 'SUCCESS', Reason: 'The item was saved.', CatalogItem };
  },

  deleteCatalogItem(call) {
    deleteItem(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The item was deleted.' };
  },

  saveItemAttribute(call) {
    const refusal = saveItemAttribute(call, call.params, call.body);
    if (refusal !== undefined) return { Status: 'ERROR', Reason: refusal };
    return { Status: 'SUCCESS', Reason: 'The attribute was saved.' };
  },

  deleteItemAttribute(call) {
    deleteItemAttribute(call, call.params);
    return { Status: 'SUCCESS', Reason: 'The attribute was deleted.' };
  },

  listTaxCodes: () => ({ taxCodes }),

  getPublication: ({ state, params }) => readPublication(state, params),
  publishProduct: (call) => resultOf(publishProduct(call, call.params)),
  publishPrice: (call) => resultOf(publishPrice(call, call.params, call.body)),

  listAdminCatalogs: (call) => answerList(call, adminCatalogs(call.state)),
  getAdminCatalog: ({ state, params }) => answerRecord(params.id, adminCatalogs(state)),
  listAdminItems: (call) => answerList(call, adminItems(call.state)),
  getAdminItem: ({ state, params }) => answerRecord(params.id, adminItems(state)),

  expireCache: (call) => expireCache(call, call.body.spaths),
} satisfies Pick<
  MockHandlers,
  | 'listCatalogs'
  | 'listCatalogItems'
  | 'getCatalogItem'
  | 'listBuilderCatalogs'
  | 'listBuilderCatalogItems'
  | 'createCatalog'
  | 'updateCatalog'
  | 'deleteCatalog'
  | 'createCatalogItem'
  | 'updateCatalogItem'
  | 'deleteCatalogItem'
  | 'saveItemAttribute'
  | 'deleteItemAttribute'
  | 'listTaxCodes'
  | 'getPublication'
  | 'publishProduct'
  | 'publishPrice'
  | 'listAdminCatalogs'
  | 'getAdminCatalog'
  | 'listAdminItems'
  | 'getAdminItem'
  | 'expireCache'
>;

function resultOf({ published, reason }: PublishOutcome) {
  return { Status: published ? ('SUCCESS' as const) : ('ERROR' as const), Reason: reason };
}
