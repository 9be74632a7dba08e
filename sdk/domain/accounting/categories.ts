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
  refund_failure: 'Refunds sent back',
  dispute: 'Disputes',
  dispute_reversal: 'Disputes won',
  fee: 'Charges of the provider',
  payout: 'Payouts',
  payout_reversal: 'Payouts sent back',
  other: 'Other',
};
