import type { BodyOf } from '../../contract/operation-types.ts';
import {
  isAnotherPublication,
  refuseCount,
  reservedIds,
  unknownTaxCode,
} from '../../domain/catalog/items.ts';
import {
  conflicts,
  refuseEditOfSale,
  type FieldRefusal,
} from '../../domain/catalog/refuse-sale.ts';
import { noSale, priceNow, saleInCents } from '../../domain/catalog/sale.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { itemNames, subjectOf } from '../../domain/editing/kinds.ts';
import { memberFields } from '../../domain/editing/record-fields.ts';
import { fromDollars, parsePrice, toDollars } from '../../domain/money/dollars.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { components } from '../../src/schema.d.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { changeRecord, createRecord, findVersion } from '../editing/edit-record.ts';
import { findRecord, type RecordKind } from '../editing/record-kind.ts';
import { moveStock, stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';
import { catalogs } from './catalogs.ts';
import { keyTextOf, type ItemKey } from './find-record.ts';
import { forgetPublishedPrice } from './publishing/provider.ts';
import { taxCodes } from './tax-codes.ts';

type Reading = Pick<StaffCall, 'state' | 'now'>;
type Item = ShopState['items'][number];
type ItemRecord = components['schemas']['CatalogItemRecord'];
type ItemForm = BodyOf<'updateCatalogItem'>;

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
    ...itemFields(form),
    ...made,
    ...noSale,
    inventory: 0,
    reorderLevel: null,
    attributes: [],
  }),
  fieldsOf: itemFields,
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
function itemFields(form: ItemForm) {
  return {
    ...memberFields(form),
    price: toDollars(parsePrice(form.price)),
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    couponId: form.couponId ?? null,
  };
}

export function createItem(
  call: StaffCall,
  { catalogId }: { catalogId: string },
  form: ItemForm,
): { item: ItemRecord } | { refusal: Refusal } {
  const refusal = refuseTaxCode(form.taxCode);
  if (refusal !== null) return { refusal };
  findRecord(call.state, catalogs, { catalogId });
  const item = createRecord(call, items, form, {
    group: catalogId,
    open: (made) => move(call, made, { reason: 'opening', onHand: form.inventory }),
  });
  return { item: itemRecord(call, item) };
}

/**
 * Saves an item's form. The count in it is taken as a difference from the count the editor saw, so
 * that what was sold while the form was open stays sold.
 * @throws 409 with the present record where the form was filled in from another version
 */
export function updateItem(
  call: StaffCall,
  key: ItemKey,
  form: ItemForm,
): { item: ItemRecord; refusal: Refusal | FieldRefusal | null } {
  const { state } = call;
  const item = findVersion(call, items, { key, version: form.version });
  const { onHand } = stockOf(state, key);
  const difference = form.inventory - (form.inventoryWas ?? item.inventory);
  const badCode = item.taxCode === form.taxCode ? null : refuseTaxCode(form.taxCode);
  const edit = { price: parsePrice(form.price), subscription: form.subscription ?? false };
  const sale = saleInCents(item);
  const refusal =
    badCode ??
    refuseCount({ left: item.inventory, onHand, difference }) ??
    refuseEditOfSale(sale, edit, call.now);
  if (refusal !== null) return { item: itemRecord(call, item), refusal };
  const { taxCode, subscription } = item;
  changeRecord(call, items, {
    record: item,
    verb: 'update-item',
    write() {
      Object.assign(item, itemFields(form), conflicts(sale, edit) && noSale);
      if (isAnotherPublication({ taxCode, subscription }, item)) {
        forgetPublishedPrice(state, key);
      }
      move(call, key, { reason: 'edit', onHand: difference });
    },
  });
  return { item: itemRecord(call, item), refusal };
}

function move(call: StaffCall, key: ItemKey, by: { reason: 'opening' | 'edit'; onHand: number }) {
  const [subject, actorEmail] = [subjectOf(items, key), call.caller?.email ?? null];
  moveStock(call, key, { ...by, reserved: 0, subject, actorEmail });
}

function refuseTaxCode(code: string): Refusal | null {
  return taxCodes.some(({ id }) => id === code) ? null : unknownTaxCode(code);
}
