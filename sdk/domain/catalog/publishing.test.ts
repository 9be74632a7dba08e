import { describe, expect, it } from 'vitest';
import {
  isSamePrice,
  kindChanged,
  pricePublished,
  priceToPublish,
  productOfOther,
  productPublished,
  productToPublish,
  providerKeyRejected,
  providerRejected,
  publicationSentence,
  publishProductFirst,
  validateRecurring,
} from './publishing.ts';

const monthly = { interval: 'month', interval_count: 1, usage_type: 'licensed' } as const;

describe('a price', () => {
  it('recurs for a subscription, monthly by default', () => {
    const plan = { priceCents: 990, subscription: true };
    expect(priceToPublish(plan, {})).toEqual({ unit_amount: 990, recurring: monthly });
    const form = { interval: 'year', intervalCount: 2, usageType: 'metered' } as const;
    const recurring = { interval: 'year', interval_count: 2, usage_type: 'metered' };
    expect(priceToPublish(plan, form)).toEqual({ unit_amount: 990, recurring });
    const goods = { priceCents: 990, subscription: false };
    expect(priceToPublish(goods, {})).toEqual({ unit_amount: 990, recurring: null });
  });

  it('equals an active one with the same amount and recurrence', () => {
    const price = { unit_amount: 990, recurring: monthly };
    const known = { ...price, active: true };
    expect(isSamePrice(known, price)).toBe(true);
    expect(isSamePrice({ ...known, recurring: null }, { ...price, recurring: null })).toBe(true);
    for (const other of [
      { active: false },
      { unit_amount: 991 },
      { unit_amount: null },
      { recurring: null },
      { recurring: { ...monthly, interval: 'day' } },
      { recurring: { ...monthly, interval_count: 2 } },
      { recurring: { ...monthly, usage_type: 'metered' } },
    ]) {
      expect(isSamePrice({ ...known, ...other }, price)).toBe(false);
    }
    expect(isSamePrice(known, { ...price, recurring: null })).toBe(false);
  });

  it('recurs for subscriptions only', () => {
    const goods = { title: 'Spindle', subscription: false };
    expect(validateRecurring(goods, {})).toBeNull();
    expect(validateRecurring({ ...goods, subscription: true }, { interval: 'year' })).toBeNull();
    expect(validateRecurring(goods, { interval: 'year' })).toEqual({
      code: 'NOT_SOLD_BY_SUBSCRIPTION',
      reason:
        "Spindle isn't sold as a subscription, so its price can't recur. Remove the billing interval, or mark the item as a subscription first.",
    });
  });
});

it('a product is active while the item is for sale', () => {
  const item = { title: 'A', description: 'B', taxCode: null, enabled: true, expired: false };
  const product = { name: 'A', description: 'B', tax_code: '', images: ['c'], active: true };
  expect(productToPublish(item, ['c'])).toEqual(product);
  for (const off of [{ enabled: false }, { expired: true }]) {
    expect(productToPublish({ ...item, ...off }, ['c']).active).toBe(false);
  }
  expect(productToPublish({ ...item, taxCode: 'txcd_1' }, []).tax_code).toBe('txcd_1');
});

it('says which parts of an item are published', () => {
  expect(publicationSentence({ product: null, price: null })).toBe('Not published yet.');
  expect(publicationSentence({ product: {}, price: null })).toBe(
    "The product is published, but its price isn't.",
  );
  expect(publicationSentence({ product: {}, price: {} })).toBe('Published.');
});

it("ends the provider's message as a sentence", () => {
  const reasonOf = (message: string) => providerRejected(message).reason;
  const reason =
    'The payment provider rejected this item: No such tax code. Correct the item and publish again.';
  expect([reasonOf('No such tax code'), reasonOf('No such tax code.')]).toEqual([reason, reason]);
  const asGiven = (message: string) =>
    `The payment provider rejected this item: ${message} Correct the item and publish again.`;
  for (const message of ['Why?', 'No!', 'No. Never.']) {
    expect(providerRejected(message)).toEqual({
      code: 'PROVIDER_REFUSED',
      reason: asGiven(message),
    });
  }
  expect(reasonOf('No. Never')).toBe(asGiven('No. Never.'));
  expect(reasonOf('The code txcd.1 is none')).toBe(asGiven('The code txcd.1 is none.'));
});

it('names the published item by its title', () => {
  expect(productPublished('Spindle')).toBe('The product Spindle was successfully published.');
  expect(pricePublished('Spindle')).toBe('The price was successfully published for Spindle.');
});

it("doesn't change a product of another item, and names that item", () => {
  expect(productOfOther('prod_1', 'spindles/er20')).toEqual({
    code: 'PRODUCT_OF_OTHER_ITEM',
    reason:
      "The product prod_1 belongs to another item, spindles/er20. Correct the product's metadata at the payment provider, then publish again.",
  });
});

it('rejections to publish have codes for programs', () => {
  expect([publishProductFirst, kindChanged, providerKeyRejected].map(({ code }) => code)).toEqual([
    'PRODUCT_NOT_PUBLISHED',
    'CHANGED_MEANWHILE',
    'PROVIDER_KEY_REFUSED',
  ]);
});
