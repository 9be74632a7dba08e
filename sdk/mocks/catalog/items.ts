import { requireValid } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import drafts from '../../demo/tax-codes.json' with { type: 'json' };
import { editItemForm, validateTaxCode, reservedIds } from '../../domain/catalog/items.ts';
import {
  noSaleToEnd,
  readSale,
  validateSale,
  saleEnded,
  type FieldRejection,
} from '../../domain/catalog/validate-sale.ts';
import { noSale, priceNow, saleInCents } from '../../domain/catalog/sale.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { itemNames, subjectOf } from '../../domain/editing/kinds.ts';
import { itemFields, memberFields } from '../../domain/editing/record-fields.ts';
import { fromDollars, parsePrice, toDollars } from '../../domain/money/dollars.ts';
import type { Rejection } from '../../domain/rejection.ts';
import type { components } from '../../src/schema.d.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { inIsoDates } from '../core/copied-on-use.ts';
import { changeRecord, createRecord, findVersion } from '../editing/edit-record.ts';
import { findRecord, type RecordKind } from '../editing/record-kind.ts';
import { moveStock, stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';
import { catalogs } from './catalogs.ts';
import { forgetPublishedPrice, keyTextOf, type ItemKey } from './find-record.ts';

type Reading = Pick<StaffCall, 'state' | 'now'>;
type Item = ShopState['items'][number];
type ItemRecord = components['schemas']['CatalogItemRecord'];
type ItemForm = BodyOf<'updateCatalogItem'>;

/** By name, as the shop lists them. */
export const taxCodes: components['schemas']['TaxCode'][] = drafts
  .map(({ id, name }) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Items, as staff edit them. */
export const items: RecordKind<ItemKey, Item, ItemForm> = {
  ...itemNames,
  pathOf: keyTextOf,
  records: (state) => state.items,
  present: itemRecord,
  gone: (state) => state.gone.items,
  reserved: reservedIds,
  begin: (form, { id, group, ...made }) => ({
    catalogId: group,
    catalogItemId: id,
    ...fieldsOf(form),
    ...made,
    ...noSale,
    inventory: 0,
    reorderLevel: null,
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
  }),
  isUploaded: ({ downloads }, key) => `${keyTextOf(key)}/${key.attributeId}` in downloads,
};

/** As staff see it, by the spec sheet of its catalogue. */
export function itemRecord({ state, now }: Reading, item: Item): ItemRecord {
  const { catalogs: all } = state;
  const catalog = all.find(({ catalogId }) => catalogId === item.catalogId);
  const { price: currentPrice } = priceNow(item, now);
  return { ...item, currentPrice, specs: specsOf(item.attributes, catalog?.specSheet) };
}

/** The fields of a form; the stock, which moves while the form is open, is not replaced. */
function fieldsOf(form: ItemForm) {
  return { ...itemFields(form), price: toDollars(parsePrice(form.price)) };
}

export function createItem(
  call: StaffCall,
  { catalogId }: { catalogId: string },
  form: ItemForm,
): { item: ItemRecord } | { rejection: Rejection } {
  const rejection = validateTaxCode(form.taxCode, taxCodes);
  if (rejection !== null) return { rejection };
  findRecord(call.state, catalogs, { catalogId });
  const item = createRecord(call, items, form, {
    group: catalogId,
    open: (made) => move(call, made, 'opening', form.inventory),
  });
  return { item: itemRecord(call, item) };
}

/**
 * Saves an item's form.
 * @throws 409 with the present record where the form was filled in from another version
 */
export function updateItem(
  call: StaffCall,
  key: ItemKey,
  form: ItemForm,
): { item: Item; rejection: Rejection | FieldRejection | null } {
  const { state, now } = call;
  const record = findVersion(call, items, { key, version: form.version });
  const { taxCode, subscription, inventory: left } = record;
  const badCode = taxCode === form.taxCode ? null : validateTaxCode(form.taxCode, taxCodes);
  const { onHand } = stockOf(state, key);
  const { rejection, difference, endsSale, unpublishes } = editItemForm(
    { taxCode, subscription, onHand, left, sale: saleInCents(record) },
    form,
    { badCode, now },
  );
  if (rejection !== null) return { item: record, rejection };
  const write = () => {
    Object.assign(record, fieldsOf(form), endsSale && noSale);
    if (unpublishes) forgetPublishedPrice(state, key);
    move(call, key, 'edit', difference);
  };
  return { item: changeRecord(call, items, { record, verb: 'update-item', write }), rejection };
}

function move(call: StaffCall, key: ItemKey, reason: 'opening' | 'edit', onHand: number) {
  const [subject, actorEmail] = [subjectOf(items, key), call.caller?.email ?? null];
  moveStock(call, key, { reason, onHand, reserved: 0, subject, actorEmail });
}

/** @throws 400 naming what can't be, 409 with the present item where another version was edited */
export function saveSale(
  call: StaffCall,
  key: ItemKey,
  { version, ...form }: BodyOf<'saveItemSale'>,
): { item: Item; rejection: FieldRejection | null } {
  const { salePrice, ...moments } = requireValid(readSale(form, call.now));
  const item = findVersion(call, items, { key, version });
  const { subscription } = item;
  const rejection = validateSale({ price: fromDollars(item.price), subscription }, { salePrice });
  if (rejection !== null) return { item, rejection };
  const sale = { salePrice: toDollars(salePrice), ...inIsoDates(moments) };
  const write = () => Object.assign(item, sale);
  return { item: changeRecord(call, items, { record: item, verb: 'save-sale', write }), rejection };
}

export function endSale(
  call: StaffCall,
  key: ItemKey,
  version?: number,
): { item: Item; reason: string } {
  const item = findVersion(call, items, { key, version });
  if (item.salePrice === null) return { item, reason: noSaleToEnd };
  const write = () => Object.assign(item, noSale);
  changeRecord(call, items, { record: item, verb: 'end-sale', write });
  return { item, reason: saleEnded };
}
