import { conflict, requireValid } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import drafts from '../../demo/tax-codes.json' with { type: 'json' };
import {
  editItemForm,
  validatePrice,
  validateTaxCode,
  reservedIds,
} from '../../domain/catalog/items.ts';
import {
  noSaleToEnd,
  presentFieldRejection,
  presentItemRejection,
  readSale,
  validateSale,
  saleEnded,
  saleSaved,
} from '../../domain/catalog/validate-sale.ts';
import { breaksInCents, storedBreaks } from '../../domain/catalog/price-breaks.ts';
import { noSale, priceNow, saleInCents } from '../../domain/catalog/sale.ts';
import {
  changesDetails,
  detailsSaved,
  noDetails,
  priceBreaksIn,
  publicDetails,
  readDetails,
  staffDetails,
} from '../../domain/catalog/item-details.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { itemNames, subjectOf } from '../../domain/editing/kinds.ts';
import { itemFields, memberFields } from '../../domain/editing/record-fields.ts';
import { fromDollars, parsePrice, toDollars } from '../../domain/money/dollars.ts';
import { made, picturesArranged, saved } from '../../domain/editing/replies.ts';
import { reorderLevelSaved } from '../../domain/inventory/days-left.ts';
import { changedSinceLoaded } from '../../domain/records.ts';
import { presentDone, presentOutcome, presentRejection } from '../../domain/rejection.ts';
import { arrangePictures } from '../../domain/catalog/arrange-pictures.ts';
import type { MockHandlers } from '../core/call.ts';
import { deleteAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import type { components } from '../../src/schema.d.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { inIsoDates } from '../core/copied-on-use.ts';
import { changeRecord, createRecord, deleteRecord, findVersion } from '../editing/edit-record.ts';
import { findRecord, type RecordKind } from '../editing/record-kind.ts';
import { moveStock, stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';
import { catalogs } from './catalogs.ts';
import { familyWithValues, listedFamily } from './families/present-family.ts';
import { rejectedCombination } from './families/combination.ts';
import { clearPublishedPrice, keyTextOf, type ItemKey, sheetOf } from './find-record.ts';
import { rejectedParts, rejectedSubscription, sellableUnits } from './kits.ts';
import { rejectedDetails, replacementIn } from './rejected-details.ts';
import { retireItem } from './retire-item.ts';

type ReadCall = Pick<StaffCall, 'state' | 'now'>;
type Item = ShopState['items'][number];
type ItemRecord = components['schemas']['CatalogItemRecord'];
type ItemForm = BodyOf<'updateCatalogItem'>;

/** Sorted by name, as in the real shop. */
export const taxCodes: components['schemas']['TaxCode'][] = drafts
  .map(({ id, name }) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Items as staff edit them. */
export const items: RecordKind<ItemKey, Item, ItemForm> = {
  ...itemNames,
  pathOf: keyTextOf,
  records: (state) => state.items,
  present: itemRecord,
  gone: (state) => state.gone.items,
  reserved: reservedIds,
  begin: (form, { id, group, ...first }) => ({
    catalogId: group,
    catalogItemId: id,
    ...fieldsOf(form),
    ...first,
    ...noSale,
    inventory: 0,
    reorderLevel: null,
    details: noDetails,
    attributes: [],
  }),
  fieldsOf,
  audited: (item, state) => ({
    ...memberFields(item),
    priceCents: fromDollars(item.price),
    salePriceCents: saleInCents(item).salePrice,
    saleStarts: item.saleStarts,
    saleEnds: item.saleEnds,
    onHand: stockOf(state, item).onHand,
    reorderLevel: item.reorderLevel,
    taxCode: item.taxCode,
    externalId: item.externalId,
    couponId: item.couponId,
    familyId: item.familyId ?? null,
    ...item.details,
  }),
  validateAttributes: (...edit) => rejectedParts(...edit) ?? rejectedCombination(...edit),
  beforeDelete: retireItem,
  isUploaded: ({ downloads }, key) => `${keyTextOf(key)}/${key.attributeId}` in downloads,
};

/** Returns an item as staff see it: with what each option of its family selects. */
export function itemRecord(reading: ReadCall, item: Item): ItemRecord {
  const context = { sheet: sheetOf(reading.state, item), least: 1 };
  const family = familyWithValues({ ...reading, plays: () => false }, item, context);
  return { ...listedRecord(reading, item), ...(family && { family }) };
}

/** Returns an item as in the list of its catalog. */
export const listedRecord = (reading: ReadCall, item: Item): ItemRecord => ({
  ...listedItem(reading, item),
  specs: specsOf(item.attributes, sheetOf(reading.state, item)),
});

/** Returns an item as in staff's lists. */
export function listedItem({ state, now }: ReadCall, { details, familyId, ...item }: Item) {
  const family = listedFamily({ state, now, plays: () => false }, familyId, {
    sheet: [],
    least: 1,
  });
  return {
    ...item,
    ...(family && { family }),
    inventory: sellableUnits(state, { ...item, details }),
    currentPrice: priceNow(priced({ ...item, details }), now).price,
    priceBreaks: priceBreaksIn(details),
    ...publicDetails(details),
    ...staffDetails(details),
    replacedBy: replacementIn([...state.items, ...state.gone.items], details),
  };
}

/** Returns an item with its quantity prices. */
export const priced = (item: Item) => ({ ...item, priceBreaks: priceBreaksIn(item.details) });

/**
 * Returns the fields that a form replaces. The stock isn't included, because it can change while
 * the form is open.
 */
function fieldsOf(form: ItemForm) {
  return { ...itemFields(form), price: toDollars(parsePrice(form.price)) };
}

export function move(call: StaffCall, key: ItemKey, reason: 'opening' | 'edit', onHand: number) {
  const [subject, actorEmail] = [subjectOf(items, key), call.caller?.email ?? null];
  moveStock(call, key, { reason, onHand, reserved: 0, subject, actorEmail });
}

/** The operations by which staff edit items. */
export const itemEdits = {
  createCatalogItem(call) {
    const { state, params, body } = call;
    const rejection =
      validatePrice(parsePrice(body.price)) ?? validateTaxCode(body.taxCode, taxCodes);
    if (rejection !== null) return presentRejection(rejection);
    const item = createRecord(call, items, body, {
      group: findRecord(state, catalogs, params).catalogId,
      open: (record) => move(call, record, 'opening', body.inventory),
    });
    return { ...presentDone(made('item')), CatalogItem: itemRecord(call, item) };
  },

  updateCatalogItem(call) {
    const { state, now, params: key, body: form } = call;
    const record = findVersion(call, items, { key, version: form.version });
    const { taxCode, subscription, inventory: left } = record;
    const badCode = taxCode === form.taxCode ? null : validateTaxCode(form.taxCode, taxCodes);
    const { onHand } = stockOf(state, key);
    const { difference, endsSale, breaks, unpublishes, ...edit } = editItemForm(
      {
        taxCode,
        subscription,
        kit: record.details.kit,
        onHand,
        left,
        sale: saleInCents(record),
        priceBreaks: breaksInCents(priceBreaksIn(record.details)),
      },
      form,
      { badCode, now },
    );
    const rejection = edit.rejection ?? rejectedSubscription(state, record, form);
    if (rejection === null) {
      const details = { ...record.details, ...storedBreaks(breaks.left) };
      const fields = { ...fieldsOf(form), ...(endsSale && noSale), details };
      const also = () => {
        if (unpublishes) clearPublishedPrice(state, key);
        move(call, key, 'edit', difference);
      };
      changeRecord(call, items, { record, verb: 'update-item', fields, also });
    }
    const reply = rejection === null ? presentDone(saved('item')) : presentItemRejection(rejection);
    return { ...reply, CatalogItem: itemRecord(call, record) };
  },

  saveItemSale(call) {
    const { version, ...form } = call.body;
    const { salePrice, ...times } = requireValid(readSale(form, call.now));
    const record = findVersion(call, items, { key: call.params, version });
    const { subscription } = record;
    const rejection = validateSale(
      { price: fromDollars(record.price), subscription },
      { salePrice },
    );
    const fields = { salePrice: toDollars(salePrice), ...inIsoDates(times) };
    if (rejection === null) changeRecord(call, items, { record, verb: 'save-sale', fields });
    const reply = rejection === null ? presentDone(saleSaved) : presentFieldRejection(rejection);
    return { ...reply, CatalogItem: itemRecord(call, record) };
  },

  endItemSale(call) {
    const { version } = call.query;
    const record = findVersion(call, items, { key: call.params, version });
    const reply = presentDone(record.salePrice === null ? noSaleToEnd : saleEnded);
    if (record.salePrice !== null) {
      changeRecord(call, items, { record, verb: 'end-sale', fields: noSale });
    }
    return { ...reply, CatalogItem: itemRecord(call, record) };
  },

  updateItemDetails(call) {
    const { version, ...input } = call.body;
    const changes = requireValid(readDetails(input));
    const record = findVersion(call, items, { key: call.params, version });
    const rejection = rejectedDetails(call.state, record, changes);
    if (rejection === null && changesDetails(record.details, changes)) {
      const fields = { details: { ...record.details, ...changes } };
      changeRecord(call, items, { record, verb: 'update-details', fields });
    }
    const reply = rejection === null ? presentDone(detailsSaved) : presentFieldRejection(rejection);
    return { ...reply, CatalogItem: itemRecord(call, record) };
  },

  saveReorderLevel(call) {
    const { reorderLevel } = call.body;
    const record = findRecord(call.state, items, call.params);
    if (record.reorderLevel !== reorderLevel) {
      changeRecord(call, items, { record, verb: 'save-reorder-level', fields: { reorderLevel } });
    }
    return presentDone(reorderLevelSaved(reorderLevel));
  },

  arrangeItemPictures(call) {
    const record = findRecord(call.state, items, call.params);
    const arranged = arrangePictures(record, call.body.paths);
    if (arranged === null) {
      throw conflict(changedSinceLoaded('item'), { CatalogItem: itemRecord(call, record) });
    }
    const also = () => Object.assign(record, arranged);
    changeRecord(call, items, { record, verb: 'arrange-pictures', also });
    return { ...presentDone(picturesArranged), CatalogItem: itemRecord(call, record) };
  },

  deleteCatalogItem: (call) => presentOutcome(deleteRecord(call, items, call.params)),

  saveItemAttribute: (call) => presentOutcome(saveAttribute(call, items, call.params, call.body)),

  deleteItemAttribute: (call) => presentOutcome(deleteAttribute(call, items, call.params)),
} satisfies Partial<MockHandlers>;
