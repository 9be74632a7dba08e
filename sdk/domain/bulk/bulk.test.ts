import { describe, expect, it } from 'vitest';
import { done, refused } from '../refusal.ts';
import { noRates, refusePrice } from '../shipping/label-rates.ts';
import { isLimit, leftToSpend } from './labels.ts';
import { pickedMeanwhile } from './pick.ts';
import { presentBulk, type BulkRecord } from './progress.ts';
import { presentPreview, refuseAny, type Verdict } from './verdicts.ts';

const fit: Verdict = { id: 'a', refusal: null, reason: 'So.', cents: null };
const unfit: Verdict = { ...fit, id: 'b', refusal: { code: 'NO_RATES', reason: 'None.' } };

describe('a preview', () => {
  it('says of each what would happen, and of labels what they cost together', () => {
    const results = [
      { id: 'a', Status: 'SUCCESS', Reason: 'So.' },
      { id: 'b', Status: 'ERROR', Reason: 'None.', code: 'NO_RATES' },
    ];
    expect(presentPreview('pick', [fit, unfit])).toEqual({ results });
    expect(presentPreview('labels', [fit, unfit])).toEqual({ results, totalCents: 0 });
    const priced = [840, 0, 160].map((cents) => ({ ...fit, cents }));
    expect(presentPreview('labels', priced)).toMatchObject({
      results: [{ cents: 840 }, { cents: 0 }, { cents: 160 }],
      totalCents: 1000,
    });
  });

  it('refuses all where one is refused', () => {
    expect(refuseAny([fit])).toBeNull();
    expect(refuseAny([fit, unfit])).toEqual({
      because: {
        code: 'CANNOT_BE_DONE',
        reason: '1 of 2 cannot be done, so nothing was done to any. Leave them out.',
      },
      results: [{ id: 'b', Status: 'ERROR', Reason: 'None.', code: 'NO_RATES' }],
    });
  });
});

it('progress tells of what is done alone, in the order that was given', () => {
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

it('what may be spent on labels shrinks with each, never below nothing', () => {
  expect(leftToSpend(null, 500)).toBeNull();
  expect(leftToSpend(900, 500)).toBe(400);
  expect(leftToSpend(900, 901)).toBe(0);
});

it('a price above what is left is the limit, another refusal is not', () => {
  const tooDear = refusePrice({ service: 'USPS Express', cents: 900 }, 899);
  if (!tooDear) throw new Error('It is dearer.');
  expect(isLimit(refused(tooDear))).toBe(true);
  expect(isLimit(refused(noRates))).toBe(false);
  expect(isLimit(done('Bought.'))).toBe(false);
});

it('an order that was picked meanwhile is as good as picked now', () => {
  const already = refused({ code: 'ALREADY_PICKED', reason: 'It has been picked.' });
  expect(pickedMeanwhile(already)).toEqual(done('It has been picked.'));
  const cancelled = refused({ code: 'ORDER_CANCELLED', reason: 'It was cancelled.' });
  expect(pickedMeanwhile(cancelled)).toEqual(cancelled);
  expect(pickedMeanwhile(done('Picked.'))).toEqual(done('Picked.'));
});
