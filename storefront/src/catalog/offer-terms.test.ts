import { expect, test } from 'vitest';
import { sampleItem, shopConfig } from '../test/samples.ts';
import { productData } from './structured-data.ts';

const dataOf = (
  item: Parameters<typeof productData>[0],
  settings: Partial<typeof shopConfig> = {},
) => productData(item, { path: '/x', image: null, settings: { ...shopConfig, ...settings } });
const NOT_PERMITTED = 'https://schema.org/MerchantReturnNotPermitted';

test("an item that isn't shipped has no shipping and no returns", () => {
  const data = dataOf(sampleItem({ digital: true }));
  expect(data).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: NOT_PERMITTED } },
  });
  expect(data).not.toHaveProperty('offers.shippingDetails');
});

test('a shop without returns says so', () => {
  const { offers } = { offers: null, ...dataOf(sampleItem(), { returnWindowDays: 0 }) };
  expect(offers).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: NOT_PERMITTED },
  });
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy.merchantReturnDays');
});

test('a worldwide policy lists the fifty countries that search engines read', () => {
  const shipTo = Array.from({ length: 60 }, (_, at) => `C${at}`);
  expect(dataOf(sampleItem(), { shipTo })).toMatchObject({
    offers: { hasMerchantReturnPolicy: { applicableCountry: shipTo.slice(0, 50) } },
  });
});

test('no part number is made up, and a brand is named', () => {
  const brand = {
    attributeId: 'Brand',
    type: 'SIZE',
    value: 'Huan',
    description: null,
    version: 1,
  } as const;
  const data = dataOf(sampleItem({ externalId: null, attributes: [brand] }));
  expect(data).toMatchObject({ brand: { name: 'Huan' } });
  expect(data).not.toHaveProperty('sku');
  expect(data).not.toHaveProperty('mpn');
});

test('the price is the current one, with its end date', () => {
  const sale = { regularPrice: 389.95, priceValidUntil: '2099-12-01T00:00:00.000Z' };
  expect(dataOf(sampleItem({ price: 349, ...sale }))).toMatchObject({
    offers: { price: '349.00', priceValidUntil: sale.priceValidUntil },
  });
  expect(dataOf(sampleItem())).not.toHaveProperty('offers.priceValidUntil');
});
