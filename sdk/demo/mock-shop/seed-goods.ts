import { catalogs } from '../catalogs/all-catalogs.ts';
import { publishedItems, type PublishedItem } from '../catalogs/published-items.ts';
import { demoFamilies, demoFamilyOf } from '../catalogs/families.ts';
import { demoDetailsOf } from '../catalogs/details.ts';
import { noSale } from '../../domain/catalog/sale.ts';
import type { ShopState } from '../../mocks/state.ts';
import { openedAt } from './fixed-id.ts';

type Goods = Pick<ShopState, 'catalogs' | 'families' | 'items' | 'publications'>;

/** Returns the demo's catalogs, with every item published. */
export function seedGoods(now: Date): Goods {
  const at = {
    dateCreated: openedAt(now).toISOString(),
    dateModified: openedAt(now).toISOString(),
  };
  const published = publishedItems();
  return {
    catalogs: catalogs.map(({ items: _, specSheet = [], ...catalog }) => ({
      ...catalog,
      specSheet: [...specSheet],
      imageAlt: null,
      version: 1,
      ...at,
    })),
    items: published.map(({ catalogId, item, price }) => ({
      ...item,
      catalogId,
      familyId: demoFamilyOf({ catalogId, item }).familyId,
      details: demoDetailsOf({ catalogId, item, price }, now),
      imageAlt: null,
      price: Number(item.price),
      ...noSale,
      attributes: item.attributes.map((attribute) => ({ ...attribute, version: 1 })),
      version: 1,
      ...at,
    })),
    families: demoFamilies.map(({ members: _, ...family }) => ({
      ...family,
      version: 1,
      dateModified: at.dateModified,
    })),
    publications: Object.fromEntries(
      published.map((one) => [
        `${one.catalogId}/${one.item.catalogItemId}`,
        publicationOf(one, Math.floor(openedAt(now).getTime() / 1_000)),
      ]),
    ),
  };
}

function publicationOf(
  { item, productId, priceId, price, recurring }: PublishedItem,
  created: number,
): Goods['publications'][string] {
  const { title: name, description, taxCode: tax_code } = item;
  const known = { created, active: true, livemode: false };
  return {
    Product: { id: productId, ...known, updated: created, name, description, tax_code, images: [] },
    Price: { id: priceId, ...known, unit_amount: price, recurring },
  };
}
