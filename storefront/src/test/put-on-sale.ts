import { mockShop } from './api.ts';

/** Puts the mock shop's items with that id on sale until the end of November 2099. */
export function putOnSale(catalogItemId: string, salePrice: number) {
  mockShop.change(({ items }) => {
    for (const item of items.filter((one) => one.catalogItemId === catalogItemId)) {
      item.salePrice = salePrice;
      item.saleStarts = '2020-11-01T00:00:00.000Z';
      item.saleEnds = '2099-12-01T00:00:00.000Z';
    }
  });
}

export const SALE_END = 'Sale until Dec 1, 2099, 12:00 AM UTC';
