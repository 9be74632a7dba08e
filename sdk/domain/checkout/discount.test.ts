import { describe, expect, it } from 'vitest';
import { chooseDiscount, type CouponFacts } from './discount.ts';
import { couponOf, lineOf, tenPercent } from './fixtures/discounts.ts';
import type { DiscountableLine } from './discount-totals.ts';

const now = new Date('2026-11-23T12:00:00Z');

describe('an item coupon', () => {
  const choose = (lines: DiscountableLine[], coupons: CouponFacts[]) =>
    chooseDiscount({ lines, coupons, entered: null, now, timeZone: 'UTC' });

  it('of the first line applies if two take off the same amount', () => {
    const lines = [lineOf('nut', 2_000), lineOf('belt', 2_000, 'b'), lineOf('motor', 2_000, 'a')];
    const coupon = couponOf('b', 300);
    expect(choose(lines, [couponOf('a', 300), coupon])).toEqual({
      discount: {
        name: 'B',
        code: null,
        coupon,
        covers: [false, true, false],
        sharesCents: [0, 300, 0],
        totalCents: 300,
      },
      rejection: null,
    });
  });

  it('applies if it takes off most, unless that leaves too little to pay', () => {
    const lines = [lineOf('belt', 1_000, 'a'), lineOf('motor', 1_000, 'b')];
    const max = choose(lines, [couponOf('a', 100), couponOf('b', 900)]);
    expect(max.discount).toMatchObject({ name: 'B', covers: [false, true] });
    const alone = [lineOf('belt', 1_000, 'a')];
    expect(choose(alone, [couponOf('a', 951)]).discount).toBeNull();
    expect(choose(alone, [couponOf('a', 950)]).discount).toMatchObject({ totalCents: 950 });
    expect(choose(alone, [couponOf('a', 1_000)]).discount).toMatchObject({ totalCents: 1_000 });
  });

  it('gives way to the next best if it leaves too little', () => {
    const lines = [lineOf('belt', 1_000, 'a'), lineOf('nut', 10, 'b')];
    const { discount } = choose(lines, [couponOf('a', 1_000), couponOf('b', 5)]);
    expect(discount).toMatchObject({ name: 'B', totalCents: 5 });
  });

  it('for several lines is split between them', () => {
    const lines = [lineOf('belt', 1_000, 'a'), lineOf('nut', 500), lineOf('motor', 3_000, 'a')];
    expect(choose(lines, [couponOf('a', 400)]).discount).toMatchObject({
      covers: [true, false, true],
      sharesCents: [100, 0, 300],
    });
  });

  it("doesn't apply if it is unknown or takes nothing off", () => {
    const none = { discount: null, rejection: null };
    expect(choose([lineOf('belt', 1_000, 'gone')], [])).toEqual(none);
    expect(choose([lineOf('belt', 1_000, 'a')], [couponOf('a', 0)])).toEqual(none);
    expect(choose([lineOf('belt', 1_000)], [couponOf('a', 100)])).toEqual(none);
  });
});

describe('an entered code', () => {
  const lines = [lineOf('belt', 1_000, 'a'), lineOf('motor', 3_000)];
  const coupons = [couponOf('a', 900)];

  it('applies even if a coupon takes off more', () => {
    const entered = { name: 'ten', code: tenPercent };
    expect(chooseDiscount({ lines, coupons, entered, now, timeZone: 'UTC' })).toEqual({
      discount: {
        name: 'TEN',
        code: tenPercent,
        coupon: null,
        covers: [true, true],
        sharesCents: [100, 300],
        totalCents: 400,
      },
      rejection: null,
    });
  });

  it("that doesn't exist takes nothing off, and no coupon replaces it", () => {
    const entered = { name: 'TENN', code: undefined };
    expect(chooseDiscount({ lines, coupons, entered, now, timeZone: 'UTC' })).toEqual({
      discount: null,
      rejection: {
        code: 'DISCOUNT_UNKNOWN',
        reason: 'Code TENN not found. Check the spelling.',
      },
    });
  });

  it('that has expired takes nothing off', () => {
    const entered = { name: 'TEN', code: { ...tenPercent, ends: now } };
    expect(chooseDiscount({ lines, coupons, entered, now, timeZone: 'UTC' })).toMatchObject({
      discount: null,
      rejection: { code: 'DISCOUNT_ENDED' },
    });
  });
});
