import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import type { DemoItem } from '../../demo/catalogs/types.ts';
import { centsOf } from '../../demo/cents.ts';
import type { ShopState } from '../state.ts';
import { openedAt } from './fixed-id.ts';

type Goods = Pick<ShopState, 'catalogs' | 'items' | 'publications'>;

/** The demo's catalogues, every item of them published. */
export function seedGoods(now: Date): Goods {
  const at = {
    dateCreated: openedAt(now).toISOString(),
    dateModified: openedAt(now).toISOString(),
  };
  const published = catalogs.flatMap(({ catalogId, items }) =>
    items.map((item) => ({ catalogId, item, ids: providerIds(catalogId, item) })),
  );
  return {
    catalogs: catalogs.map(({ items: _, specSheet = [], ...catalog }) => ({
      ...catalog,
      specSheet: [...specSheet],
      imageAlt: null,
      version: 1,
      ...at,
    })),
    items: published.map(({ catalogId, item }) => ({
      ...item,
      catalogId,
      imageAlt: null,
      price: Number(item.price),
      attributes: item.attributes.map((attribute) => ({ ...attribute, version: 1 })),
      version: 1,
      ...at,
    })),
    publications: Object.fromEntries(
      published.map(({ catalogId, item, ids }) => [
        `${catalogId}/${item.catalogItemId}`,
        publicationOf(item, ids, Math.floor(openedAt(now).getTime() / 1_000)),
      ]),
    ),
  };
}

/** What the payment provider calls an item and its price. */
function providerIds(catalogId: string, { catalogItemId }: DemoItem) {
  const key = `${catalogId}_${catalogItemId}`.replaceAll('-', '');
  return { product: `prod_${key}`, price: `price_${key}` };
}

function publicationOf(
  item: DemoItem,
  ids: ReturnType<typeof providerIds>,
  created: number,
): Goods['publications'][string] {
  return {
    Product: {
      id: ids.product,
      created,
      updated: created,
      name: item.title,
      description: item.description,
      tax_code: item.taxCode,
      images: [],
      active: true,
      livemode: false,
    },
    Price: {
      id: ids.price,
      created,
      active: true,
      livemode: false,
      unit_amount: centsOf(item.price),
      recurring: item.subscription
        ? { interval: intervalOf(item), interval_count: 1, usage_type: 'licensed' }
        : null,
    },
  };
}

function intervalOf({ attributes }: DemoItem): 'month' | 'year' {
  const terms = attributes.find(({ type }) => type === 'SUBSCRIPTION')?.value ?? '';
  return /year/i.test(terms) ? 'year' : 'month';
}
