import type { components } from '../../src/schema.d.ts';

export type TransactionCategory = components['schemas']['TransactionCategory'];

export const transactionCategories = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'fee',
  'payout',
  'payout_reversal',
  'other',
] as const satisfies readonly TransactionCategory[];

/** Maps the category of the provider's reports to the shop's. */
export const categoryOf = (reported: string): TransactionCategory =>
  transactionCategories.find((known) => known === reported) ?? 'other';

export const categoryLabels: Record<TransactionCategory, string> = {
  charge: 'Payments',
  refund: 'Refunds',
  refund_failure: 'Failed refunds',
  dispute: 'Disputes',
  dispute_reversal: 'Disputes won',
  fee: 'Provider fees',
  payout: 'Payouts',
  payout_reversal: 'Payout reversals',
  other: 'Other',
};
