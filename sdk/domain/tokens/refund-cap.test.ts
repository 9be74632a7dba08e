import { describe, expect, it } from 'vitest';
import { capReached, dayOf, refundedToday, refundLeft } from './refund-cap.ts';

const now = new Date('2026-11-23T23:59:59.999Z');
const tomorrow = new Date('2026-11-24T00:00:00.000Z');
const today = { day: '2026-11-23', cents: 7_500 };

it('a day begins at midnight UTC', () => {
  expect(dayOf(now)).toBe('2026-11-23');
  expect(dayOf(tomorrow)).toBe('2026-11-24');
});

describe('what a token has given back today', () => {
  it('is summed up', () => {
    expect(refundedToday(today, { cents: 1_000, now })).toEqual({
      day: '2026-11-23',
      cents: 8_500,
    });
  });

  it('is the first refund where there was none, or none but on another day', () => {
    expect(refundedToday(null, { cents: 1_000, now })).toEqual({
      day: '2026-11-23',
      cents: 1_000,
    });
    expect(refundedToday(today, { cents: 1_000, now: tomorrow })).toEqual({
      day: '2026-11-24',
      cents: 1_000,
    });
  });
});

describe('what it may still give back', () => {
  it.each([
    [7_499, 0],
    [7_500, 0],
    [7_501, 1],
    [20_000, 12_500],
  ])('of a cap of %i cents is what is left today: %i', (cap, left) => {
    expect(refundLeft(cap, { before: today, now })).toBe(left);
  });

  it('is the whole cap on a new day, and where nothing was given back', () => {
    expect(refundLeft(20_000, { before: today, now: tomorrow })).toBe(20_000);
    expect(refundLeft(20_000, { before: null, now })).toBe(20_000);
  });

  it('has no bound where the token has no cap', () => {
    expect(refundLeft(null, { before: today, now })).toBeNull();
  });
});

it('who would give back more hears the cap in dollars', () => {
  expect(capReached(120_000)).toEqual({
    code: 'REFUND_CAP_REACHED',
    reason: 'This token may give back $1,200.00 a day, and this would be more.',
  });
});
