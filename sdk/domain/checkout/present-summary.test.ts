import { describe, expect, it } from 'vitest';
import { couponOf, tenPercent } from './fixtures/discounts.ts';
import { presentSummary } from './present-summary.ts';

const belt = {
  catalogId: 'parts',
  catalogItemId: 'belt',
  quantity: 2,
  unitCents: 550,
  subtotalCents: 1_100,
  shippingGroup: 'PARCEL',
};
const motor = {
  ...belt,
  catalogItemId: 'motor',
  quantity: 1,
  unitCents: 3_000,
  subtotalCents: 3_000,
};
const plan = { ...motor, catalogItemId: 'plan', shippingGroup: 'DIGITAL' };
const cart = { lines: [belt, motor], discount: null, entered: null, rejection: null, quote: null };

const option = { carrier: null, deliverBy: null, estimated: false };
const quote = {
  quoteId: 'q_1',
  validUntil: '2026-11-24T00:00:00Z',
  shipBy: '2026-11-25',
  options: [
    { ...option, service: 'Express' as const, amount: 2_500 },
    { ...option, service: 'Standard' as const, amount: 900 },
  ],
};
const noOption = { ...quote, options: [] };
const byCode = { name: 'TEN', code: tenPercent, coupon: null, covers: [true, true] };
const tenOff = { ...byCode, sharesCents: [110, 300], totalCents: 410 };

describe('the summary of a cart', () => {
  it('has the cost of its lines as long as nothing else is known', () => {
    expect(presentSummary(cart)).toEqual({
      lines: [
        {
          catalogId: 'parts',
          catalogItemId: 'belt',
          quantity: 2,
          price: 5.5,
          amount: 1_100,
          discount: 0,
        },
        {
          catalogId: 'parts',
          catalogItemId: 'motor',
          quantity: 1,
          price: 30,
          amount: 3_000,
          discount: 0,
        },
      ],
      subtotal: 4_100,
      discount: null,
      enteredCode: null,
      codeRefusal: null,
      shipping: null,
      total: 4_100,
      orders: 1,
      shipments: 1,
    });
  });

  it.each([
    [[belt, motor], quote, 900, 5_000],
    [[belt, plan], quote, 900, 5_000],
    [[belt, plan], noOption, null, 4_100],
    [[belt, plan], null, null, 4_100],
    [[plan], quote, 0, 3_000],
    [[plan], null, 0, 3_000],
  ])(
    'adds the cheapest shipping, and none for digital items',
    (lines, displayed, shipping, total) => {
      expect(presentSummary({ ...cart, lines, quote: displayed })).toMatchObject({
        shipping,
        total,
      });
    },
  );

  it.each([
    [[belt, motor], { orders: 1, shipments: 1 }],
    [[belt, { ...motor, shippingGroup: 'FREIGHT' }, plan], { orders: 3, shipments: 2 }],
    [[plan], { orders: 1, shipments: 0 }],
  ])('has an order for each shipping group', (lines, counts) => {
    expect(presentSummary({ ...cart, lines })).toMatchObject(counts);
  });

  it('subtracts a code from each line and from the total', () => {
    const summary = presentSummary({ ...cart, discount: tenOff, entered: 'TEN', quote });
    expect(summary).toMatchObject({
      lines: [{ discount: 110 }, { discount: 300 }],
      subtotal: 4_100,
      discount: { code: 'TEN', amount: 410, freeShipping: false, catalogId: null },
      enteredCode: 'TEN',
      codeRefusal: null,
      shipping: 900,
      total: 4_590,
    });
  });

  it.each([quote, null])('has no shipping cost with a free shipping code: %j', (displayed) => {
    const code = { ...tenPercent, percent: null, freeShipping: true };
    const discount = { ...byCode, code, sharesCents: [0, 0], totalCents: 0 };
    expect(presentSummary({ ...cart, discount, entered: 'TEN', quote: displayed })).toMatchObject({
      lines: [{ discount: 0 }, { discount: 0 }],
      discount: { code: 'TEN', amount: 0, freeShipping: true },
      shipping: 0,
      total: 4_100,
    });
  });

  it('subtracts a coupon and names the first item it is for', () => {
    const coupon = couponOf('spring', 500);
    const applied = { name: 'SPRING', code: null, coupon, totalCents: 500 };
    const discount = { ...applied, covers: [false, true], sharesCents: [0, 500] };
    expect(presentSummary({ ...cart, discount })).toMatchObject({
      lines: [{ discount: 0 }, { discount: 500 }],
      discount: { code: 'SPRING', amount: 500, catalogId: 'parts', catalogItemId: 'motor' },
      total: 3_600,
    });
    const both = { ...discount, covers: [true, true] };
    expect(presentSummary({ ...cart, discount: both }).discount).toMatchObject({
      catalogItemId: 'belt',
    });
  });

  it("doesn't subtract an invalid code, and says why", () => {
    const rejection = { code: 'DISCOUNT_ENDED', reason: 'Code OLD has expired.' } as const;
    expect(presentSummary({ ...cart, entered: 'OLD', rejection })).toMatchObject({
      discount: null,
      enteredCode: 'OLD',
      codeRefusal: { code: 'DISCOUNT_ENDED', Reason: 'Code OLD has expired.' },
      total: 4_100,
    });
  });
});
