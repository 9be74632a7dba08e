import { describe, expect, it } from 'vitest';
import { hasLabel, labelWouldCost, noRates, pickRate, presentLabelRates } from './label-rates.ts';

const ground = { service: 'Ground', cents: 700, days: 5 };
const priority = { service: 'Priority', cents: 900, days: 2 };
const cheapest = { isSelected: null, mostCents: null, preference: null };

describe('buying a label', () => {
  const rates = [priority, ground];

  it('uses the cheapest rate, or the fastest for Express', () => {
    expect(pickRate(rates, cheapest)).toEqual({ rate: ground });
    expect(pickRate(rates, { ...cheapest, preference: 'Express' })).toEqual({ rate: priority });
  });

  it("uses the rate staff selected, regardless of the customer's choice", () => {
    const isSelected = ({ service }: { service: string }) => service === 'Ground';
    const choice = { isSelected, mostCents: null, preference: 'Express' };
    expect(pickRate(rates, choice)).toEqual({ rate: ground });
  });

  it('is rejected without rates', () => {
    expect(pickRate([], cheapest)).toEqual({ rejection: noRates });
    expect(pickRate([], { ...cheapest, isSelected: () => true })).toEqual({ rejection: noRates });
  });

  it('is rejected if the selected rate is no longer available', () => {
    const rejection = {
      code: 'RATE_GONE',
      reason: 'This rate is no longer available. Check the rates again.',
    };
    expect(pickRate(rates, { ...cheapest, isSelected: () => false })).toEqual({ rejection });
  });

  it.each([
    [701, true],
    [700, true],
    [699, false],
  ])('with a limit of %d cents for a rate of 700 is allowed: %s', (maxCents, bought) => {
    const rejection = {
      code: 'RATE_TOO_DEAR',
      reason: 'Ground costs $7.00, above your limit of $6.99. Check the rates again.',
    };
    expect(pickRate(rates, { ...cheapest, mostCents: maxCents })).toEqual(
      bought ? { rate: ground } : { rejection },
    );
  });
});

it('says what a label would cost', () => {
  expect(labelWouldCost({ service: 'USPS Priority', cents: 123_405 })).toBe(
    'USPS Priority for $1,234.05.',
  );
});

it('an order has one label, no matter who bought it', () => {
  const label = { trackingNumber: '9400', labelUrl: 'https://carrier.example/label.pdf' };
  const order = { ...label, orderId: 'one' };
  expect(hasLabel(order)).toEqual({
    done: true,
    reason: 'Label bought. Tracking number 9400.',
    label,
  });
});

describe('label prices', () => {
  it('come with their parcel', () => {
    const size = { length: 12, width: 8, height: 4 };
    const offer = {
      rates: [{ ...ground, rateId: 'g' }],
      parcels: [{ parcel: 1, ounces: 48, size }],
    };
    expect(presentLabelRates(offer)).toEqual({
      Status: 'SUCCESS',
      Reason: "The carrier's rates for this parcel. You haven't bought a label yet.",
      rates: [{ rateId: 'g', service: 'Ground', amount: 700, days: 5 }],
      parcel: { ounces: 48, size },
      parcels: [{ parcelId: '1', ounces: 48, size }],
    });
  });

  it('name the item that prevents buying a label', () => {
    const item = { catalogId: 'motors', catalogItemId: 'er20' };
    expect(presentLabelRates({ rejection: { ...noRates, item } })).toEqual({
      Status: 'ERROR',
      code: 'NO_RATES',
      Reason: 'No rates available for this parcel.',
      ...item,
      rates: [],
      parcel: null,
      parcels: [],
    });
  });
});
