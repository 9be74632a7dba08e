import { describe, expect, it } from 'vitest';
import { basketOf, hasAmounts, isOutdated, QUOTED_MS, quoteOf, sameOrNew } from './last-quote.ts';

const now = new Date('2026-11-18T09:30:00Z');
const quoted = (quoteId: string, cents: number, days: number | null = 3) =>
  quoteOf({
    quoteId,
    now,
    timeZone: 'UTC',
    validUntil: new Date(now.getTime() + QUOTED_MS),
    shipWithinWorkingDays: 2,
    choices: [{ service: 'Standard', cents, carrier: 'USPS', days, estimated: false }],
  });
const displayed = quoted('shown', 842);

it('a quote is valid for an hour', () => {
  expect(displayed.validUntil).toBe('2026-11-18T10:30:00.000Z');
});

it.each([
  [0, '2026-11-20'],
  [1, '2026-11-23'],
  [null, null],
])('a parcel shipped on a Friday with %o working days in transit arrives on %s', (days, day) => {
  expect(quoted('one', 842, days)).toMatchObject({
    shipBy: '2026-11-20',
    options: [{ deliverBy: day }],
  });
});

describe('a new quote', () => {
  it('has its own id if none was shown before', () => {
    const quote = quoted('new', 842);
    expect(sameOrNew(null, quote)).toEqual(quote);
  });

  it('keeps the previous id if its amounts are the same, with its own dates', () => {
    const quote = { ...quoted('new', 842), shipBy: '2026-11-23' };
    expect(sameOrNew(displayed, quote)).toEqual({ ...quote, quoteId: 'shown' });
  });

  it('has its own id if its amounts differ', () => {
    const quote = quoted('new', 843);
    expect(sameOrNew(displayed, quote)).toEqual(quote);
  });
});

describe('a client that uses a quote', () => {
  it.each([
    ['the last one shown', 'shown', false],
    ['one other than the last one shown', 'older', true],
    ['any, without an id', null, false],
  ])('%s is outdated: %s %s', (_, quoteId, behind) => {
    expect(isOutdated(displayed, quoteId)).toBe(behind);
  });

  it("isn't outdated if none was shown", () => {
    expect(isOutdated(null, 'older')).toBe(false);
    expect(isOutdated(null, null)).toBe(false);
  });
});

it('compares amounts one by one, not concatenated', () => {
  const options = [
    { service: 'Standard' as const, amount: 842, carrier: null, deliverBy: null, estimated: true },
    { service: 'Express' as const, amount: 2495, carrier: null, deliverBy: null, estimated: true },
  ];
  const amounts = [
    { service: 'Standard', amount: 84 },
    { service: '2Express', amount: 2495 },
  ];
  expect(hasAmounts({ options }, amounts)).toBe(false);
});

it("a basket's key has its zone and a line for each item", () => {
  const line = { catalogId: 'c', catalogItemId: 'i', quantity: 2, digital: false };
  const other = { ...line, catalogItemId: 'h', quantity: 1 };
  const file = { ...line, digital: true };
  expect(basketOf([line, file, other], { country: 'US', zip: '94104' })).toBe(
    'US 941\nc/h 1\nc/i 2',
  );
  expect(basketOf([file], { country: 'DE', zip: '53111' })).toBe('DE');
});
