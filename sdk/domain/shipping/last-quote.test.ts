import { describe, expect, it } from 'vitest';
import { basketOf, hasAmounts, isValid, quoteOf, withFreeShipping } from './last-quote.ts';

const wednesday = new Date('2026-11-18T09:30:00Z');
const quote = quoteOf({
  quoteId: 'one',
  now: wednesday,
  timeZone: 'UTC',
  validUntil: new Date('2026-11-18T10:12:00Z'),
  shipWithinWorkingDays: 2,
  choices: [
    { service: 'Standard', cents: 842, carrier: 'USPS Ground', days: 3, estimated: false },
    { service: 'Express', cents: 2495, carrier: null, days: null, estimated: true },
  ],
});

it('has amounts, and delivery dates in working days', () => {
  expect(quote).toEqual({
    quoteId: 'one',
    validUntil: '2026-11-18T10:12:00.000Z',
    shipBy: '2026-11-20',
    options: [
      {
        service: 'Standard',
        amount: 842,
        carrier: 'USPS Ground',
        deliverBy: '2026-11-25',
        estimated: false,
      },
      { service: 'Express', amount: 2495, carrier: null, deliverBy: null, estimated: true },
    ],
  });
});

it("counts days in the shop's time zone, where it is still Tuesday", () => {
  const now = new Date('2026-11-18T07:30:00Z');
  const timeZone = 'America/Los_Angeles';
  const choices = [
    { service: 'Standard' as const, cents: 842, carrier: 'USPS', days: 3, estimated: false },
  ];
  const late = quoteOf({
    quoteId: 'two',
    now,
    timeZone,
    validUntil: now,
    shipWithinWorkingDays: 2,
    choices,
  });
  expect([late.shipBy, late.options[0]?.deliverBy]).toEqual(['2026-11-19', '2026-11-24']);
});

it('charges nothing for any option if shipping is free, and keeps the rest', () => {
  const { options, ...rest } = withFreeShipping(quote);
  expect(rest).toEqual(withoutOptions(quote));
  expect(options).toEqual(quote.options.map((option) => ({ ...option, amount: 0 })));
});

const withoutOptions = ({ options: _options, ...rest }: typeof quote) => rest;

it('is valid until its expiry, but no longer', () => {
  expect(isValid(quote, new Date('2026-11-18T10:11:59.999Z'))).toBe(true);
  expect(isValid(quote, new Date('2026-11-18T10:12:00Z'))).toBe(false);
});

it('differs with another amount, service or number of options', () => {
  const [standard, express] = [
    { service: 'Standard', amount: 842 },
    { service: 'Express', amount: 2495 },
  ];
  expect(hasAmounts(quote, [standard, express])).toBe(true);
  expect(hasAmounts(quote, [standard])).toBe(false);
  expect(hasAmounts(quote, [standard, { ...express, amount: 2496 }])).toBe(false);
  expect(hasAmounts(quote, [{ ...express, amount: 842 }, express])).toBe(false);
});

describe('quotes are interchangeable', () => {
  const line = { catalogId: 'c', catalogItemId: 'i', quantity: 2, digital: false };
  const other = { ...line, catalogItemId: 'j' };
  const to = { country: 'US', zip: '94104' };
  const basket = basketOf([line, other], to);

  it.each([
    ['another order', [other, line], to],
    ['additional digital items', [line, other, { ...line, digital: true, quantity: 9 }], to],
    ['another place in the zone', [line, other], { ...to, zip: '94199-0001' }],
  ])('despite %s', (_, lines, place) => {
    expect(basketOf(lines, place)).toBe(basket);
  });

  it.each([
    ['another quantity', [{ ...line, quantity: 3 }, other], to],
    ['another item', [line], to],
    ['another zone', [line, other], { ...to, zip: '94204' }],
    ['another country', [line, other], { ...to, country: 'DE' }],
  ])('but not with %s', (_, lines, place) => {
    expect(basketOf(lines, place)).not.toBe(basket);
  });
});
