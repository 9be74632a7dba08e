import { expect, it } from 'vitest';
import { outOfStep } from './out-of-step.ts';

const toPublish = { name: 'A', description: 'B', tax_code: 'txcd_1', images: ['c'], active: true };
const product = { id: 'prod_1', ...toPublish };
const price = {
  active: true,
  unitAmount: 990,
  currency: 'usd',
  recurs: false,
  addsTaxes: true,
  charged: true,
};
const item = {
  notedProduct: 'prod_1',
  notedPrice: 'price_1',
  priceCents: 990,
  subscription: false,
  toPublish,
};
const at = { product, ofAnother: false, price, activePrices: 1 };

it('reports nothing if both agree, or nothing was published', () => {
  expect(outOfStep(item, at)).toEqual([]);
  const nothing = { product: null, ofAnother: false, price: null, activePrices: 0 };
  expect(outOfStep({ ...item, notedProduct: null }, nothing)).toEqual([]);
  expect(outOfStep({ ...item, notedPrice: null }, { ...at, price: null })).toEqual([]);
  const bare = { ...toPublish, description: '', tax_code: '' };
  const theirs = { ...product, description: null, tax_code: null };
  expect(outOfStep({ ...item, toPublish: bare }, { ...at, product: theirs })).toEqual([]);
});

it.each([
  [
    { product: null },
    {},
    "The provider doesn't recognize the product prod_1. Publish the product again.",
  ],
  [
    { ofAnother: true },
    {},
    "The product prod_1 belongs to another item. Correct the product's metadata at the provider.",
  ],
  [
    { price: null },
    {},
    "The provider doesn't recognize the price price_1. Publish the price again.",
  ],
  [
    { activePrices: 2 },
    {},
    'The provider has 2 active prices. Publish the price again to keep only one.',
  ],
  [
    {},
    { notedProduct: null },
    "The shop has no record of the provider's product prod_1. Publish the product again.",
  ],
  [
    { product: { ...product, name: 'Z' } },
    {},
    'The name is “Z” at the provider and “A” in the shop.',
  ],
  [
    { product: { ...product, description: null } },
    {},
    "The provider's description differs from the shop's.",
  ],
  [
    { product: { ...product, tax_code: null } },
    {},
    'The tax code is missing at the provider and txcd_1 in the shop.',
  ],
  [
    {},
    { toPublish: { ...toPublish, tax_code: '' } },
    'The tax code is txcd_1 at the provider and missing in the shop.',
  ],
  [
    { product: { ...product, images: ['c', 'd'] } },
    {},
    "The provider's picture differs from the shop's.",
  ],
  [
    { product: { ...product, active: false } },
    {},
    'The product is archived at the provider but available in the shop.',
  ],
  [
    {},
    { toPublish: { ...toPublish, active: false } },
    'The product is active at the provider but not available in the shop.',
  ],
  [
    { price: { ...price, active: false, charged: false } },
    {},
    'The price is archived at the provider. Publish the price again.',
  ],
  [
    { price: { ...price, charged: false } },
    {},
    "Checkout doesn't use the provider's price. Publish the price again.",
  ],
  [
    { price: { ...price, unitAmount: 995 } },
    {},
    'The price is $9.95 at the provider and $9.90 in the shop.',
  ],
  [
    { price: { ...price, unitAmount: null } },
    {},
    'The price is missing at the provider and $9.90 in the shop.',
  ],
  [
    { price: { ...price, currency: 'eur', unitAmount: 995 } },
    {},
    'The price at the provider is in EUR, not in US dollars.',
  ],
  [
    { price: { ...price, addsTaxes: false } },
    {},
    "The provider's price doesn't add tax, but the shop's price does.",
  ],
  [
    {},
    { subscription: true },
    "The provider's price is one-time, but the item is sold as a subscription.",
  ],
  [
    { price: { ...price, recurs: true } },
    {},
    "The provider's price is recurring, but the item isn't sold as a subscription.",
  ],
])('%j of %j', (theirs, ours, sentence) => {
  expect(outOfStep({ ...item, ...ours }, { ...at, ...theirs })).toEqual([sentence]);
});

it('compares pictures one by one', () => {
  const ours = { ...toPublish, images: ['ab', 'c'] };
  const alike = { ...product, images: ['ab', 'c'] };
  expect(outOfStep({ ...item, toPublish: ours }, { ...at, product: alike })).toEqual([]);
  const theirs = { ...product, images: ['a', 'bc'] };
  expect(outOfStep({ ...item, toPublish: ours }, { ...at, product: theirs })).toEqual([
    "The provider's picture differs from the shop's.",
  ]);
});

it("reports all differences, the product's first", () => {
  const theirs = {
    product: { ...product, name: 'Z', active: false },
    ofAnother: false,
    price: { ...price, currency: 'eur', recurs: true },
    activePrices: 3,
  };
  expect(outOfStep(item, theirs)).toEqual([
    'The name is “Z” at the provider and “A” in the shop.',
    'The product is archived at the provider but available in the shop.',
    'The price at the provider is in EUR, not in US dollars.',
    "The provider's price is recurring, but the item isn't sold as a subscription.",
    'The provider has 3 active prices. Publish the price again to keep only one.',
  ]);
  expect(outOfStep(item, { ...theirs, ofAnother: true, price, activePrices: 1 })).toEqual([
    "The product prod_1 belongs to another item. Correct the product's metadata at the provider.",
  ]);
});

it("accepts an archived product of an item that isn't for sale, and a recurring price of a subscription", () => {
  const ours = { ...toPublish, active: false };
  const theirs = { ...product, active: false };
  expect(outOfStep({ ...item, toPublish: ours }, { ...at, product: theirs })).toEqual([]);
  const recurring = { ...at, price: { ...price, recurs: true } };
  expect(outOfStep({ ...item, subscription: true }, recurring)).toEqual([]);
});
