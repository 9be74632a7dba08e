import { describe, expect, it } from 'vitest';
import { lineOf, tenPercent } from './fixtures/discounts.ts';
import { validateCode, type CodeFacts } from './validate-code.ts';

const now = new Date('2026-11-23T12:00:00Z');
const timeZone = 'America/Los_Angeles';
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const lines = [lineOf('belt', 1_000), lineOf('motor', 3_000)];

const reject = (facts: Partial<CodeFacts>, cart = lines) =>
  validateCode({ name: 'ten', code: { ...tenPercent, ...facts }, lines: cart, now, timeZone });

const takeItOut = 'Remove it or enter another code.';
const ended = { code: 'DISCOUNT_ENDED', reason: `Code TEN has expired. ${takeItOut}` };
const inactive = {
  code: 'DISCOUNT_INACTIVE',
  reason: `Code TEN is no longer valid. ${takeItOut}`,
};
const usedByYou = {
  code: 'DISCOUNT_USED_BY_YOU',
  reason: `You've already used code TEN. ${takeItOut}`,
};
const usedUp = { code: 'DISCOUNT_USED_UP', reason: `Code TEN has reached its limit. ${takeItOut}` };
const notBegun = {
  code: 'DISCOUNT_NOT_BEGUN',
  reason: 'Code TEN starts November 23, 2026 at 4:00 AM PST.',
};
const forNothing = {
  code: 'DISCOUNT_APPLIES_TO_NOTHING',
  reason: "Code TEN doesn't apply to any item in your cart.",
};

it('is only for customers with its tags, whatever its uses and the cart', () => {
  const notForYou = {
    code: 'DISCOUNT_NOT_FOR_YOU',
    reason: `Code TEN isn't for your account. ${takeItOut}`,
  };
  expect(reject({ forCustomer: false })).toEqual(notForYou);
  expect(reject({ forCustomer: false, uses: 0, leastSumCents: 9_000 })).toEqual(notForYou);
  expect(reject({ forCustomer: false, ends: now })).toEqual(ended);
});

it('repeats an unknown code as it was entered', () => {
  expect(validateCode({ name: 'tenn', code: undefined, lines, now, timeZone })).toEqual({
    code: 'DISCOUNT_UNKNOWN',
    reason: 'Code tenn not found. Check the spelling.',
  });
});

describe('a code is valid', () => {
  it('always, if it has no limits', () => {
    expect(reject({})).toBeNull();
  });

  it.each([
    [{ starts: before }, null],
    [{ starts: now }, null],
    [{ starts: after }, notBegun],
    [{ ends: before }, ended],
    [{ ends: now }, ended],
    [{ ends: after }, null],
    [{ starts: before, ends: after }, null],
    [{ active: false }, inactive],
    [{ active: false, starts: after }, inactive],
    [{ active: false, ends: now }, ended],
  ])('in its period, while it is enabled: %j', (facts, rejection) => {
    expect(reject(facts)).toEqual(rejection);
  });

  it.each([
    [{ uses: 3, used: 2 }, null],
    [{ uses: 3, used: 3 }, usedUp],
    [{ uses: 3, used: 4 }, usedUp],
    [{ used: 1_000, usedByCustomer: 1_000 }, null],
    [{ usesPerCustomer: 2, usedByCustomer: 1 }, null],
    [{ usesPerCustomer: 2, usedByCustomer: 2 }, usedByYou],
    [{ usesPerCustomer: 2, usedByCustomer: 3 }, usedByYou],
    [{ usesPerCustomer: 1, usedByCustomer: 1, uses: 1, used: 1 }, usedByYou],
    [{ usesPerCustomer: 1, usedByCustomer: 0, uses: 1, used: 1 }, usedUp],
  ])('up to its number of uses, in total and per customer: %j', (facts, rejection) => {
    expect(reject(facts)).toEqual(rejection);
  });
});

describe('a code is invalid for a cart', () => {
  it('without one of its items, whatever the sum', () => {
    const items = [{ catalogId: 'parts', catalogItemId: 'nut' }];
    expect(reject({ items })).toEqual(forNothing);
    expect(reject({ items, leastSumCents: 9_000 })).toEqual(forNothing);
    expect(reject({}, [])).toEqual(forNothing);
    expect(reject({ items: [{ catalogId: 'parts', catalogItemId: 'motor' }] })).toBeNull();
  });

  it('without anything to ship, if it makes shipping free', () => {
    const free = { percent: null, freeShipping: true };
    const plans = { ...lineOf('plans', 1_000), ships: false };
    expect(reject(free, [plans])).toEqual(forNothing);
    expect(reject(free, [plans, lineOf('belt', 1_000)])).toBeNull();
  });

  it.each([
    [4_001, '$40.01', '$0.01'],
    [150_000, '$1,500.00', '$1,460.00'],
  ])('of $40.00 if it requires %i cents', (minSumCents, min, missing) => {
    expect(reject({ leastSumCents: minSumCents })).toEqual({
      code: 'DISCOUNT_NEEDS_MORE',
      reason: `Code TEN requires a minimum order of ${min}. Add ${missing} more to your cart.`,
    });
    expect(reject({ leastSumCents: 4_000 })).toBeNull();
  });

  it.each([
    [3_950, null],
    [
      3_951,
      {
        code: 'TOTAL_TOO_SMALL',
        reason:
          'With code TEN, the total would be below the minimum payment of $0.50. Add another item or remove the code.',
      },
    ],
    [4_000, null],
  ])('of $40.00 if it takes off %i cents and leaves too little', (amountCents, rejection) => {
    expect(reject({ percent: null, amountCents })).toEqual(rejection);
  });
});

it.each([
  [{ ends: now, usesPerCustomer: 0 }, ended],
  [{ starts: after, uses: 0 }, notBegun],
  [{ uses: 0, leastSumCents: 9_000 }, usedUp],
])('reports the most permanent of several reasons: %j', (facts, rejection) => {
  expect(reject(facts)).toEqual(rejection);
});
