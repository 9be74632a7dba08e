import { notFound } from '../../contract/failure.ts';
import { find } from '../core/find.ts';
import { priceNow } from '../../domain/catalog/sale.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { isPublicAttribute } from '../../domain/editing/edit-attribute.ts';
import type { components } from '../../src/schema.d.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { presentCatalog } from './catalogs.ts';
import { isOf, type ItemKey } from './find-record.ts';
import { noSuch } from '../../domain/records.ts';

type Schemas = components['schemas'];
type Reading = Pick<AnyMockCall, 'state' | 'plays' | 'now'>;

/** The catalogues customers see, in their order. */
export function visibleCatalogs(state: ShopState): Schemas['Catalog'][] {
  return state.catalogs
    .filter(({ enabled }) => enabled)
    .toSorted(byWeight(({ catalogId }) => catalogId))
    .map((catalog) => presentCatalog(state, catalog));
}

/**
 * Its items in their order; none for an external catalogue.
 * @throws 404 where it isn't shown
 */
export function visibleItems(
  { state, plays, now }: Reading,
  catalogId: string,
): Schemas['CatalogItem'][] {
  const catalog = find(visibleCatalogs(state), (one) => one.catalogId === catalogId, 'catalogue');
  if (catalog.external) return [];
  const [all, outOfStock] = [itemsOf(state, catalogId), plays('out of stock')];
  return all
    .filter(({ enabled }) => enabled)
    .map((item) => shown(item, catalog, { outOfStock, now }));
}

/** @throws 404 where it isn't shown */
export function visibleItem(reading: Reading, key: ItemKey): Schemas['CatalogItem'] {
  const item = findVisibleItem(reading, key);
  if (item === null) throw notFound(noSuch('item'));
  return item;
}

/** Null where it isn't shown. */
export function findVisibleItem(reading: Reading, key: ItemKey): Schemas['CatalogItem'] | null {
  const isVisible = visibleCatalogs(reading.state).some(
    ({ catalogId }) => catalogId === key.catalogId,
  );
  const items = isVisible ? visibleItems(reading, key.catalogId) : [];
  return items.find((one) => isOf(one, key)) ?? null;
}

/** All items of a catalogue, in their order. */
export function itemsOf({ items }: ShopState, catalogId: string): ShopState['items'] {
  return items
    .filter((item) => item.catalogId === catalogId)
    .toSorted(byWeight(({ catalogItemId }) => catalogItemId));
}

export function byWeight<T extends { listingOrderWeight: number }>(idOf: (one: T) => string) {
  return (a: T, b: T) =>
    a.listingOrderWeight - b.listingOrderWeight || (idOf(a) < idOf(b) ? -1 : 1);
}

function shown(
  {
    taxCode: _,
    subscriptionLink: _link,
    couponId: _coupon,
    reorderLevel: _level,
    version: _version,
    salePrice,
    saleStarts,
    saleEnds,
    ...item
  }: ShopState['items'][number],
  { specSheet }: Schemas['Catalog'],
  { outOfStock, now }: { outOfStock: boolean; now: Date },
): Schemas['CatalogItem'] {
  return {
    ...item,
    ...priceNow({ price: item.price, salePrice, saleStarts, saleEnds }, now),
    inventory: outOfStock && !item.digital ? 0 : item.inventory,
    attributes: item.attributes.filter(isPublicAttribute),
    specs: specsOf(item.attributes, specSheet),
  };
}
