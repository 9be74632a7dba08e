import { describe, expect, it } from 'vitest';
import {
  carrierRejects,
  chooseRate,
  labelBought,
  labelUnused,
  noLabel,
  noRates,
  presentLabelRates,
  validatePrice,
} from './label-rates.ts';

const ground = { service: 'Ground', cents: 700, days: 5 };
const priority = { service: 'Priority', cents: 900, days: 2 };
const express = { service: 'Express', cents: 2_500, days: 1 };
const overnight = { service: 'Overnight', cents: 3_000, days: 1 };
const unknown = { service: 'Freight', cents: 600, days: null };

describe("the rate for the customer's choice", () => {
  it.each([null, 'Standard'])('is the cheapest for %s', (preference) => {
    expect(chooseRate([express, ground, priority], preference)).toBe(ground);
    expect(chooseRate([ground, unknown], preference)).toBe(unknown);
  });

  it('is the fastest for Express, and the cheapest of those', () => {
    expect(chooseRate([ground, overnight, express, priority], 'Express')).toBe(express);
    expect(chooseRate([unknown, ground], 'Express')).toBe(ground);
  });

  it('is undefined without rates', () => {
    expect(chooseRate([], null)).toBeUndefined();
    expect(chooseRate([], 'Express')).toBeUndefined();
  });
});

describe('a label', () => {
  it('costs no more than the limit', () => {
    expect(validatePrice(ground, null)).toBeNull();
    expect(validatePrice(ground, 700)).toBeNull();
    expect(validatePrice({ ...ground, cents: 123_456 }, 699)).toEqual({
      code: 'RATE_TOO_DEAR',
      reason: 'Ground costs $1,234.56, above your limit of $6.99. Check the rates again.',
    });
  });

  it("that isn't available is rejected with the reason", () => {
    expect(noLabel(noRates)).toEqual({
      code: 'NO_RATES',
      reason: "We couldn't buy a label: No rates available for this parcel.",
    });
    expect(carrierRejects('Too heavy.')).toEqual({ code: 'CARRIER_REFUSES', reason: 'Too heavy.' });
    expect(labelUnused('CANCELLED', '9400')).toEqual({
      code: 'CHANGED_MEANWHILE',
      reason:
        "The order moved to CANCELLED while its label was being bought. Don't use label 9400.",
    });
  });

  it('that was bought is reported with its number', () => {
    expect(labelBought('9400')).toBe('Label bought. Tracking number 9400.');
    expect(labelBought(null)).toBe('Label bought. Tracking number .');
  });
});

it('lists label prices, cheapest first', () => {
  const rate = { service: 'USPS Priority', days: 2 };
  const rates = [
    { ...rate, cents: 900, rateId: 'b' },
    { ...rate, cents: 600, rateId: 'a' },
  ];
  expect(
    presentLabelRates({ rates, parcels: [{ parcel: 1, ounces: 40, size: null }] }),
  ).toMatchObject({
    Status: 'SUCCESS',
    rates: [
      { ...rate, rateId: 'a', amount: 600 },
      { ...rate, rateId: 'b', amount: 900 },
    ],
    parcel: { ounces: 40, size: null },
  });
  expect(presentLabelRates({ rejection: noRates })).toMatchObject({
    Status: 'ERROR',
    code: noRates.code,
    rates: [],
    parcel: null,
  });
});
