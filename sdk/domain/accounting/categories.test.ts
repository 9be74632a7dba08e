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

it.each(reported)('a transaction reported as %s is kept as that', (category) => {
  expect(categoryOf(category)).toBe(category);
});

it.each(['topup', 'Charge', 'refund ', ''])('one reported as “%s” is another', (unknown) => {
  expect(categoryOf(unknown)).toBe('other');
});

it('each category can be chosen, and is called something else', () => {
  expect(Object.keys(categoryLabels)).toEqual([...transactionCategories]);
  expect(transactionCategories).toEqual([...reported, 'other']);
  const labels = Object.values(categoryLabels);
  expect(new Set(labels).size).toBe(reported.length + 1);
  expect(labels.filter((label) => !/^[A-Z][a-z ]+$/.test(label))).toEqual([]);
});

it('what the bank sent back is told from what it took', () => {
  expect(categoryLabels).toMatchObject({
    refund: 'Refunds',
    refund_failure: 'Refunds sent back',
    dispute: 'Disputes',
    dispute_reversal: 'Disputes won',
    payout: 'Payouts',
    payout_reversal: 'Payouts sent back',
  });
});
