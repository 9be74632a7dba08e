import { expect, it } from 'vitest';
import { categoryLabels, categoryOf, transactionCategories } from './categories.ts';

const reported = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'fee',
  'payout',
  'payout_reversal',
] as const;

it.each(reported)("maps the provider's category %s", (category) => {
  expect(categoryOf(category)).toBe(category);
});

it.each(['topup', 'Charge', 'refund ', ''])('maps “%s” to other', (unknown) => {
  expect(categoryOf(unknown)).toBe('other');
});

it('gives each category its own label', () => {
  expect(Object.keys(categoryLabels)).toEqual([...transactionCategories]);
  expect(transactionCategories).toEqual([...reported, 'other']);
  const labels = Object.values(categoryLabels);
  expect(new Set(labels).size).toBe(reported.length + 1);
  expect(labels.filter((label) => !/^[A-Z][a-z ]+$/.test(label))).toEqual([]);
});

it('distinguishes returned refunds and payouts from the original ones', () => {
  expect(categoryLabels).toMatchObject({
    refund: 'Refunds',
    refund_failure: 'Failed refunds',
    dispute: 'Disputes',
    dispute_reversal: 'Disputes won',
    payout: 'Payouts',
    payout_reversal: 'Payout reversals',
  });
});
