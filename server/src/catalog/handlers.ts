import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { findAllCatalogs, findCatalog, findItemsOf } from './catalog-rows.ts';
import { loaded } from '../shop-window/loaded.ts';
import { createCatalog } from './create-catalog.ts';
import { createItem } from './create-item.ts';
import { deleteAttribute } from './delete-attribute.ts';
import { deleteCatalog } from './delete-catalog.ts';
import { deleteItem } from './delete-item.ts';
import { presentCatalog, presentItemRecord } from './presenters.ts';
import { saveAttribute } from './save-attribute.ts';
import { taxCodes } from './tax-codes.ts';
import { updateCatalog } from './update-catalog.ts';
import { updateItem } from './update-item.ts';

export const catalog = {
  listCatalogs({ services }) {
    return [...loaded(services.snapshot).catalogs()];
  },

  listCatalogItems({ services, params }) {
    const items = loaded(services.snapshot).items(params.catalogId);
    if (items === undefined) throw notFound('There is no such catalogue.');
    return [...items];
  },

  getCatalogItem({ services, params }) {
    const item = loaded(services.snapshot).item(params.catalogId, params.catalogItemId);
    if (item === undefined) throw notFound('There is no such item.');
    return item;
  },

  async listBuilderCatalogs({ em }) {
    return (await findAllCatalogs(em)).map(presentCatalog);
  },

  async listBuilderCatalogItems({ em, params }) {
    const rows = await findItemsOf(em, params.catalogId);
    if (rows.length === 0 && (await findCatalog(em, params.catalogId)) === undefined) {
      throw notFound('There is no such catalogue.');
    }
    return rows.map(presentItemRecord);
  },

  async createCatalog(call) {
    const Catalog = await createCatalog(call, call.body);
    return { Status: 'SUCCESS', Reason: 'The catalogue was made.', Catalog };
  },

  async updateCatalog(call) {
    const Catalog = await updateCatalog(call, call.params.catalogId, call.body);
    return { Status: 'SUCCESS', Reason: 'The catalogue was saved.', Catalog };
  },

  async deleteCatalog(call) {
    const deleted = await deleteCatalog(call, call.params.catalogId);
    if (!deleted) return { Status: 'ERROR', Reason: 'CATALOG NOT EMPTY' };
    return { Status: 'SUCCESS', Reason: 'The catalogue was deleted.' };
  },

  async createCatalogItem(call) {
    const outcome = await createItem(call, call.params.catalogId, call.body);
    if (!outcome.saved) return { Status: 'ERROR', Reason: outcome.reason };
    return { Status: 'SUCCESS', Reason: 'The item was made.', CatalogItem: outcome.record };
  },

  async updateCatalogItem(call) {
    const { catalogId, catalogItemId: itemId } = call.params;
    const outcome = await updateItem(call, { catalogId, itemId }, call.body);
    const CatalogItem = outcome.record;
    if (!outcome.saved) return { Status: 'ERROR', Reason: outcome.reason, CatalogItem };
    return { Status: 'SUCCESS', Reason: 'The item was saved.', CatalogItem };
  },

  async deleteCatalogItem(call) {
    await deleteItem(call, call.params.catalogId, call.params.catalogItemId);
    return { Status: 'SUCCESS', Reason: 'The item was deleted.' };
  },

  async saveItemAttribute(call) {
    const { catalogId, catalogItemId: itemId, attributeId } = call.params;
    const refusal = await saveAttribute(call, { catalogId, itemId, attributeId }, call.body);
    if (refusal !== undefined) return { Status: 'ERROR', Reason: refusal };
    return { Status: 'SUCCESS', Reason: 'The attribute was saved.' };
  },

  async deleteItemAttribute(call) {
    const { catalogId, catalogItemId: itemId, attributeId } = call.params;
    await deleteAttribute(call, { catalogId, itemId, attributeId });
    return { Status: 'SUCCESS', Reason: 'The attribute was deleted.' };
  },

  async listTaxCodes({ services, now }) {
    return { taxCodes: await taxCodes(services.stripe, now) };
  },
} satisfies Partial<Handlers>;
