import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { readRecord } from '../editing/find-record.ts';
import { findAllCatalogs, findItemsOf } from './catalog-rows.ts';
import { loaded } from '../read-cache/loaded.ts';
import { deleteAttribute, saveAttribute } from '../editing/save-attribute.ts';
import { deleteRecord, updateRecord } from '../editing/change-record.ts';
import { catalogs } from './catalogs.ts';
import { readSpecSheet, saveSpecSheet } from './spec-sheets.ts';
import { createCatalog } from './create-catalog.ts';
import { createItem } from './create-item.ts';
import { items } from './items.ts';
import { presentCatalog, presentListedRecord } from './presenters.ts';
import { taxCodes } from './tax-codes.ts';
import { attributeKey, itemKey } from './item-keys.ts';
import { arrangeItemPictures } from './arrange-pictures.ts';
import { endSale, saveReorderLevel, saveSale } from './change-item.ts';
import { unlessCombined } from './families/combination.ts';
import { updateDetails } from './update-details.ts';
import { updateItem } from './update-item.ts';
import { detailsSaved } from '@spindle/sdk/domain/catalog/item-details';
import {
  presentFieldRejection,
  presentItemRejection,
  saleSaved,
} from '@spindle/sdk/domain/catalog/validate-sale';
import { specSheetSaved } from '@spindle/sdk/domain/catalog/spec-sheet';
import { made, picturesArranged, saved } from '@spindle/sdk/domain/editing/replies';
import { reorderLevelSaved } from '@spindle/sdk/domain/inventory/days-left';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentDone, presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';

export const catalog = {
  listCatalogs({ services }) {
    return [...loaded(services.snapshot).catalogs()];
  },

  async listCatalogItems({ services, params }) {
    const displayed = await loaded(services.snapshot).items(params.catalogId);
    if (displayed === undefined) throw notFound(noSuch('catalog'));
    return displayed;
  },

  async getCatalogItem({ services, params }) {
    const item = await loaded(services.snapshot).item(params.catalogId, params.catalogItemId);
    if (item === undefined) throw notFound(noSuch('item'));
    return item;
  },

  async listBuilderCatalogs({ em }) {
    return (await findAllCatalogs(em)).map(presentCatalog);
  },

  async listBuilderCatalogItems({ em, params, now }) {
    const rows = await findItemsOf(em, params.catalogId);
    if (rows.length === 0) await readRecord(em, catalogs, params.catalogId, now);
    return rows.map((row) => presentListedRecord(row, now));
  },

  getBuilderCatalogItem({ em, params, now }) {
    return readRecord(em, items, itemKey(params), now);
  },

  async createCatalog(call) {
    const Catalog = await createCatalog(call, call.body);
    return { ...presentDone(made('catalog')), Catalog };
  },

  async updateCatalog(call) {
    const Catalog = await updateRecord(call, catalogs, call.params.catalogId, call.body);
    return { ...presentDone(saved('catalog')), Catalog };
  },

  async deleteCatalog(call) {
    return presentOutcome(await deleteRecord(call, catalogs, call.params.catalogId));
  },

  async createCatalogItem(call) {
    const outcome = await createItem(call, call.params.catalogId, call.body);
    if (!outcome.saved) return presentRejection(outcome.rejection);
    return { ...presentDone(made('item')), CatalogItem: outcome.record };
  },

  async updateCatalogItem(call) {
    const { record: CatalogItem, rejection } = await updateItem(
      call,
      itemKey(call.params),
      call.body,
    );
    if (rejection !== null) return { ...presentItemRejection(rejection), CatalogItem };
    return { ...presentDone(saved('item')), CatalogItem };
  },

  async saveItemSale(call) {
    const { record: CatalogItem, rejection } = await saveSale(
      call,
      itemKey(call.params),
      call.body,
    );
    if (rejection !== null) return { ...presentFieldRejection(rejection), CatalogItem };
    return { ...presentDone(saleSaved), CatalogItem };
  },

  async endItemSale(call) {
    const { record: CatalogItem, reason } = await endSale(
      call,
      itemKey(call.params),
      call.query.version,
    );
    return { ...presentDone(reason), CatalogItem };
  },

  async updateItemDetails(call) {
    const { record: CatalogItem, rejection } = await updateDetails(
      call,
      itemKey(call.params),
      call.body,
    );
    if (rejection !== null) return { ...presentFieldRejection(rejection), CatalogItem };
    return { ...presentDone(detailsSaved), CatalogItem };
  },

  async saveReorderLevel(call) {
    const { reorderLevel } = call.body;
    await saveReorderLevel(call, itemKey(call.params), reorderLevel);
    return presentDone(reorderLevelSaved(reorderLevel));
  },

  async arrangeItemPictures(call) {
    const CatalogItem = await arrangeItemPictures(call, itemKey(call.params), call.body.paths);
    return { ...presentDone(picturesArranged), CatalogItem };
  },

  async deleteCatalogItem(call) {
    return presentOutcome(await deleteRecord(call, items, itemKey(call.params)));
  },

  async saveItemAttribute(call) {
    const save = () => saveAttribute(call, items, attributeKey(call.params), call.body);
    return presentOutcome(await unlessCombined(save));
  },

  async deleteItemAttribute(call) {
    return presentOutcome(await deleteAttribute(call, items, attributeKey(call.params)));
  },

  async getSpecSheet({ em, params }) {
    return readSpecSheet(em, params.catalogId);
  },

  async saveSpecSheet(call) {
    const SpecSheet = await saveSpecSheet(call, call.params.catalogId, call.body);
    return { ...presentDone(specSheetSaved), SpecSheet };
  },

  async listTaxCodes({ services, now }) {
    return { taxCodes: await taxCodes(services.stripe, now) };
  },
} satisfies Partial<Handlers>;
