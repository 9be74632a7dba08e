import { describe, expect, it } from 'vitest';
import { capReached, refundedToday, refundLeft } from './refund-cap.ts';

const [today, tomorrow] = ['2026-11-23', '2026-11-24'];
const before = { day: today, cents: 7_500 };

describe('what a token has refunded today', () => {
  it('is summed up', () => {
    expect(refundedToday(before, { cents: 1_000, today })).toEqual({
      day: '2026-11-23',
      cents: 8_500,
    });
  });

  it('starts with the first refund of a day', () => {
    expect(refundedToday(null, { cents: 1_000, today })).toEqual({
      day: '2026-11-23',
      cents: 1_000,
    });
    expect(refundedToday(before, { cents: 1_000, today: tomorrow })).toEqual({
      day: '2026-11-24',
      cents: 1_000,
    });
  });
});

describe('what a token can still refund', () => {
  it.each([
    [7_499, 0],
    [7_500, 0],
    [7_501, 1],
    [20_000, 12_500],
  ])('with a cap of %i cents is what is left today: %i', (cap, left) => {
    expect(refundLeft(cap, { before, today })).toBe(left);
  });

  it('is the whole cap on a new day, and without refunds', () => {
    expect(refundLeft(20_000, { before, today: tomorrow })).toBe(20_000);
    expect(refundLeft(20_000, { before: null, today })).toBe(20_000);
  });

  it('is unlimited without a cap', () => {
    expect(refundLeft(null, { before, today })).toBeNull();
  });
});

it('a rejected refund names the cap in dollars', () => {
  expect(capReached(120_000)).toEqual({
    code: 'REFUND_CAP_REACHED',
    reason: "This refund would exceed the token's daily limit of $1,200.00.",
  });
});
