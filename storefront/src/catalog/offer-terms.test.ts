import { expect, test } from 'vitest';
import { sampleItem, shopConfig } from '../test/samples.ts';
import { productData } from './structured-data.ts';

const dataOf = (
  item: Parameters<typeof productData>[0],
  settings: Partial<typeof shopConfig> = {},
) => productData(item, { path: '/x', image: null, settings: { ...shopConfig, ...settings } });
const NOT_PERMITTED = 'https://schema.org/MerchantReturnNotPermitted';

test('what is not shipped has no shipping, and nothing to send back', () => {
  const data = dataOf(sampleItem({ digital: true }));
  expect(data).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: NOT_PERMITTED } },
  });
  expect(data).not.toHaveProperty('offers.shippingDetails');
});

test('a shop that takes nothing back says so', () => {
  const { offers } = { offers: null, ...dataOf(sampleItem(), { returnWindowDays: 0 }) };
  expect(offers).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: NOT_PERMITTED },
  });
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy.merchantReturnDays');
});

test('of a policy for all the world search engines read fifty countries', () => {
  const shipTo = Array.from({ length: 60 }, (_, at) => `C${at}`);
  expect(dataOf(sampleItem(), { shipTo })).toMatchObject({
    offers: { hasMerchantReturnPolicy: { applicableCountry: shipTo.slice(0, 50) } },
  });
});

test('without a part number none is made up, and a maker is named', () => {
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

test('the price is the one that is paid now, and until when it is', () => {
  const sale = { regularPrice: 389.95, priceValidUntil: '2099-12-01T00:00:00.000Z' };
  expect(dataOf(sampleItem({ price: 349, ...sale }))).toMatchObject({
    offers: { price: '349.00', priceValidUntil: sale.priceValidUntil },
  });
  expect(dataOf(sampleItem())).not.toHaveProperty('offers.priceValidUntil');
});
