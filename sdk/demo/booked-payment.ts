import type { TransactionCategory } from '../domain/accounting/categories.ts';
import { availableFrom, feeOf, type HeldBalance } from './provider-money.ts';

/**
 * A transaction that the provider books for a payment. Amount (before the fee) and fee are in
 * cents.
 */
export interface BookedTransaction extends HeldBalance {
  id: string;
  category: TransactionCategory;
  amount: number;
  fee: number;
  /** Tax included in the amount, or null if unknown. */
  tax: number | null;
}

interface Movement {
  id: string;
  /** ISO 8601. */
  at: string;
  amount: number;
  tax?: number;
}

interface PaymentFacts {
  charge: Movement;
  refunds: readonly Movement[];
  /**
   * Amounts that banks withdrew for disputes. `wonAt` is when the shop won the dispute and got the
   * money.
   */
  disputes: readonly (Movement & { wonAt: string | null })[];
}

/** Returns everything that the provider books for a payment, the charge first. */
export function bookedPayment({ charge, refunds, disputes }: PaymentFacts): BookedTransaction[] {
  return [
    ...(charge.amount === 0 ? [] : [book('charge', charge)]),
    ...refunds.map((one) =>
      book('refund', { ...one, amount: -one.amount, ...(one.tax && { tax: -one.tax }) }),
    ),
    ...disputes.flatMap(({ wonAt, ...one }) => [
      book('dispute', { ...one, amount: -one.amount }),
      ...(wonAt === null
        ? []
        : [book('dispute_reversal', { ...one, id: `${one.id}_won`, at: wonAt })]),
    ]),
  ];
}

function book(
  category: TransactionCategory,
  { id, at: time, amount, tax }: Movement,
): BookedTransaction {
  const at = Date.parse(time);
  const fee = feeOf(category, amount);
  const net = amount - fee;
  const money = { amount, fee, net, tax: tax ?? null };
  return { id: `txn_${id}`, category, at, available: availableFrom(at), ...money };
}
