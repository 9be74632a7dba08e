import { centsOf } from '../cents.ts';
import { catalogs } from './all-catalogs.ts';
import type { DemoItem } from './types.ts';

/** An item of the demo, with the provider's ids for it and its price. */
export interface PublishedItem {
  catalogId: string;
  item: DemoItem;
  productId: string;
  priceId: string;
  /** Cents. */
  price: number;
  /** Null for a one-time purchase. */
  recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed' } | null;
}

/** Returns everything the demo sells, as published at the payment provider. */
export function publishedItems(): PublishedItem[] {
  return catalogs.flatMap(({ catalogId, items }) =>
    items.map((item) => {
      const key = `${catalogId}_${item.catalogItemId}`.replaceAll('-', '');
      return {
        catalogId,
        item,
        productId: `prod_${key}`,
        priceId: `price_${key}`,
        price: centsOf(item.price),
        recurring: item.subscription ? recurringOf(item) : null,
      };
    }),
  );
}

function recurringOf({ attributes }: DemoItem): PublishedItem['recurring'] {
  const terms = attributes.find(({ type }) => type === 'SUBSCRIPTION')?.value ?? '';
  const interval = /year/i.test(terms) ? 'year' : 'month';
  return { interval, interval_count: 1, usage_type: 'licensed' };
}
