import { notFound } from '../../contract/failure.ts';
import { priceNow } from '../../domain/catalog/sale.ts';
import { priceBreaksIn, publicDetails } from '../../domain/catalog/item-details.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { isPublicAttribute } from '../../domain/editing/edit-attribute.ts';
import type { components } from '../../src/schema.d.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { listRecords, visibleIn } from '../editing/record-kind.ts';
import { availableOf } from './available-of.ts';
import { catalogs, presentCatalog } from './catalogs.ts';
import { familyWithValues, listedFamily } from './families/present-family.ts';
import { isOf, type ItemKey } from './find-record.ts';
import { items } from './items.ts';
import { replacementIn } from './rejected-details.ts';
import { sellableUnits } from './kits.ts';
import { noSuch } from '../../domain/records.ts';

type Schemas = components['schemas'];
type ReadCall = Pick<AnyMockCall, 'state' | 'plays' | 'now'>;

/** Returns the visible catalogs, in order. */
export const listVisibleCatalogs = (state: ShopState): Schemas['Catalog'][] =>
  listRecords(state, catalogs)
    .filter(({ enabled }) => enabled)
    .map((catalog) => presentCatalog(state, catalog));

/**
 * Returns a catalog's items in order. Empty for an external catalog.
 * @throws 404 if the catalog isn't visible
 */
export function listVisibleItems(reading: ReadCall, catalogId: string): Schemas['CatalogItem'][] {
  const { group, visible } = visibleIn(reading.state, catalogs, items, catalogId);
  return visible.map((item) => presentItem(reading, item, group));
}

/** @throws 404 if the item isn't visible */
export function getVisibleItem(reading: ReadCall, key: ItemKey): Schemas['CatalogItem'] {
  const item = findVisibleItem(reading, key);
  if (item === null) throw notFound(noSuch('item'));
  return item;
}

/** Returns null if the item isn't visible. */
export function findVisibleItem(reading: ReadCall, key: ItemKey): Schemas['CatalogItem'] | null {
  const { items: all, catalogs: groups } = reading.state;
  const item = all.find((one) => isOf(one, key));
  const catalog = groups.find((one) => one.catalogId === key.catalogId);
  const isVisible = item && catalog && isVisibleIn(reading.state)(item);
  if (!isVisible) return null;
  const family = familyWithValues(reading, item, { sheet: catalog.specSheet });
  return { ...presentItem(reading, item, catalog), ...(family && { family }) };
}

/** Returns whether customers see an item. */
export const isVisibleIn =
  ({ catalogs: groups }: ShopState) =>
  ({ catalogId, enabled }: ShopState['items'][number]) =>
    enabled && groups.some((one) => one.catalogId === catalogId && one.enabled && !one.external);

export const itemsOf = (state: ShopState, catalogId: string) =>
  listRecords(state, items, catalogId);

function presentItem(
  { state, plays, now }: ReadCall,
  stored: ShopState['items'][number],
  { specSheet }: Schemas['Catalog'],
): Schemas['CatalogItem'] {
  const {
    details,
    taxCode: _,
    subscriptionLink: _link,
    couponId: _coupon,
    reorderLevel: _level,
    version: _version,
    familyId,
    salePrice,
    saleStarts,
    saleEnds,
    ...item
  } = stored;
  const family = listedFamily({ state, plays, now }, familyId, { sheet: specSheet });
  return {
    ...item,
    ...priceNow(
      { price: item.price, salePrice, saleStarts, saleEnds, priceBreaks: priceBreaksIn(details) },
      now,
    ),
    ...publicDetails(details),
    replacedBy: replacementIn(state.items.filter(isVisibleIn(state)), details),
    inventory: availableOf({ plays }, { ...item, inventory: sellableUnits(state, stored) }),
    attributes: item.attributes.filter(isPublicAttribute),
    specs: specsOf(item.attributes, specSheet),
    ...(family && { family }),
  };
}
