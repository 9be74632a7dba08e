import { describe, expect, it } from 'vitest';
import { done, rejectWith } from '../rejection.ts';
import { noRates, validatePrice } from '../shipping/label-rates.ts';
import { noSale } from '../catalog/sale.ts';
import { invalidInputOf } from './input.ts';
import { isVisible, validatePublishing, willBeVisible } from './item-flags.ts';
import { isLimit, leftToSpend } from './labels.ts';
import { alreadyPicked } from './pick.ts';
import { presentBulk, type BulkRecord } from './progress.ts';
import { describePriceChange, priceStep, validatePriceStep, type ItemPrices } from './prices.ts';
import { willHaveTags } from './tags.ts';
import { presentPreview, rejectAny, type Verdict } from './verdicts.ts';

const fit: Verdict = { id: 'a', rejection: null, reason: 'So.', cents: null };
const invalid: Verdict = { ...fit, id: 'b', rejection: { code: 'NO_RATES', reason: 'None.' } };

describe('a preview', () => {
  it('says what would happen to each record, and what labels cost in total', () => {
    const results = [
      { id: 'a', Status: 'SUCCESS', Reason: 'So.' },
      { id: 'b', Status: 'ERROR', Reason: 'None.', code: 'NO_RATES' },
    ];
    expect(presentPreview('pick', [fit, invalid])).toEqual({ results });
    expect(presentPreview('labels', [fit, invalid])).toEqual({ results, totalCents: 0 });
    const priced = [840, 0, 160].map((cents) => ({ ...fit, cents }));
    expect(presentPreview('labels', priced)).toMatchObject({
      results: [{ cents: 840 }, { cents: 0 }, { cents: 160 }],
      totalCents: 1000,
    });
  });

  it('rejects all records if one is rejected', () => {
    expect(rejectAny([fit])).toBeNull();
    expect(rejectAny([fit, invalid])).toEqual({
      because: {
        code: 'CANNOT_BE_DONE',
        reason:
          "1 of 2 records can't be processed, so nothing was changed. Remove those records and try again.",
      },
      results: [{ id: 'b', Status: 'ERROR', Reason: 'None.', code: 'NO_RATES' }],
    });
  });
});

it('progress lists finished records only, in the order of the request', () => {
  const waiting: BulkRecord = { id: 'b', status: null, reason: null, code: null, cents: null };
  const records: BulkRecord[] = [
    { id: 'a', status: 'SUCCESS', reason: 'Bought.', code: null, cents: 0 },
    waiting,
    { id: 'c', status: 'ERROR', reason: 'None.', code: 'NO_RATES', cents: null },
  ];
  expect(presentBulk({ id: '1', action: 'labels', state: 'running', records })).toEqual({
    id: '1',
    action: 'labels',
    state: 'running',
    total: 3,
    done: 2,
    results: [
      { id: 'a', Status: 'SUCCESS', Reason: 'Bought.', cents: 0 },
      { id: 'c', Status: 'ERROR', Reason: 'None.', code: 'NO_RATES' },
    ],
  });
});

it('the amount left for labels shrinks with each, but not below zero', () => {
  expect(leftToSpend(null, 500)).toBeNull();
  expect(leftToSpend(900, 500)).toBe(400);
  expect(leftToSpend(900, 901)).toBe(0);
});

it('only a price above the amount left counts as the limit', () => {
  const tooDear = validatePrice({ service: 'USPS Express', cents: 900 }, 899);
  if (!tooDear) throw new Error('It is dearer.');
  expect(isLimit(rejectWith(tooDear))).toBe(true);
  expect(isLimit(rejectWith(noRates))).toBe(false);
  expect(isLimit(done('Bought.'))).toBe(false);
});

it('an order picked in the meantime counts as picked', () => {
  const already = rejectWith({ code: 'ALREADY_PICKED', reason: 'It has been picked.' });
  expect(alreadyPicked(already)).toEqual(done('It has been picked.'));
  const canceled = rejectWith({ code: 'ORDER_CANCELLED', reason: 'It was cancelled.' });
  expect(alreadyPicked(canceled)).toEqual(canceled);
  expect(alreadyPicked(done('Picked.'))).toEqual(done('Picked.'));
});

describe('the input of an action', () => {
  it.each([
    ['tag', { of: 'orders', add: ['rush'] }, null],
    ['tag', { of: 'orders', add: [] }, 'input.add'],
    ['tag', { add: ['rush'] }, 'input.of'],
    ['prices', { percent: 5 }, null],
    ['prices', {}, 'input.price'],
    ['prices', { price: '5', difference: 5 }, 'input.difference'],
    ['prices', { of: 'orders', price: '5' }, 'input.of'],
    ['pick', {}, null],
    ['pick', { price: '5' }, 'input.price'],
  ] as const)('for %s: %j', (action, input, path) => {
    const { add, ...other } = { add: undefined, ...input };
    const found = invalidInputOf(action, { ...other, ...(add && { add: [...add] }) });
    expect(found?.path ?? null).toBe(path);
  });
});

describe('a price change', () => {
  it('is in whole cents', () => {
    expect(priceStep(1_005, { percent: -10 })).toEqual({ from: 1_005, to: 905 });
    expect(priceStep(1_990, { percent: 7.5 })).toEqual({ from: 1_990, to: 2_139 });
    expect(priceStep(1_990, { difference: -91 })).toEqual({ from: 1_990, to: 1_899 });
    expect(priceStep(1_990, { price: '5' })).toEqual({ from: 1_990, to: 500 });
  });

  const now = new Date('2026-01-09T00:00:00Z');
  const item = { price: 1_000, subscription: false, priceBreaks: [], ...noSale };
  const codeOf = (of: ItemPrices, to: number) =>
    validatePriceStep(of, { from: 1_000, to }, now)?.code;

  it('needs the original price, unless the new one is already set', () => {
    expect(codeOf(item, 1_200)).toBeUndefined();
    expect(codeOf({ ...item, price: 1_200 }, 1_200)).toBeUndefined();
    expect(codeOf({ ...item, price: 1_100 }, 1_200)).toBe('CHANGED_MEANWHILE');
  });

  it('must end at a payable price above the sale price', () => {
    expect(codeOf(item, 1)).toBeUndefined();
    expect(codeOf(item, 0)).toBe('PRICE_OUT_OF_RANGE');
    expect(codeOf(item, 1_000_000_000)).toBe('PRICE_OUT_OF_RANGE');
    const [saleStarts, saleEnds] = [now, new Date('2026-01-10T00:00:00Z')];
    const onSale = { ...item, salePrice: 800, saleStarts, saleEnds };
    expect(codeOf(onSale, 801)).toBeUndefined();
    expect(codeOf(onSale, 800)).toBe('SALE_NOT_BELOW_PRICE');
    expect(codeOf({ ...onSale, saleEnds: now }, 800)).toBeUndefined();
  });

  it('must stay above the quantity prices', () => {
    const bolts = { ...item, priceBreaks: [{ from: 10, price: 750 }] };
    expect(codeOf(bolts, 751)).toBeUndefined();
    expect(codeOf(bolts, 750)).toBe('PRICE_BREAK_NOT_LOWER');
  });

  it('says what it changes', () => {
    expect(describePriceChange({ from: 1_000, to: 1_100 })).toBe('$10.00 → $11.00');
    expect(describePriceChange({ from: 1_000, to: 1_000 })).toBe('Stays at $10.00.');
  });
});

it('describes what will happen to items and tags', () => {
  expect([true, false].map((enabled) => willBeVisible('enable', { enabled }))).toEqual([
    'Already visible.',
    'Customers will see this item.',
  ]);
  expect([true, false].map((enabled) => willBeVisible('disable', { enabled }))).toEqual([
    'Customers will no longer see this item.',
    'Already hidden.',
  ]);
  expect(isVisible('enable')).toBe('Visible to customers.');
  expect(isVisible('disable')).toBe('Hidden from customers.');
  expect(validatePublishing({ subscription: false })).toBeNull();
  expect(validatePublishing({ subscription: true })?.code).toBe('SOLD_BY_SUBSCRIPTION');
  expect(willHaveTags(['call back', 'rush'])).toBe('Tags after this change: call back, rush.');
  expect(willHaveTags([])).toBe('No tags after this change.');
});
