import type { TransactionCategory } from '../domain/accounting/categories.ts';

const DAY = 86_400_000;

/** What the payment provider books, as far as payouts depend on it; moments are milliseconds. */
export interface Booked {
  id: string;
  category: TransactionCategory;
  at: number;
  available: number;
  amount: number;
  fee: number;
  /** Of the payment it belongs to. */
  paymentIntentId: string | null;
  payoutId: string | null;
}

export interface PaidOut {
  id: string;
  at: number;
  arrives: number;
  amount: number;
}

/** Of what is paid with a card, and of what a bank takes back; cents. */
export function feeOf(category: TransactionCategory, amount: number): number {
  if (category === 'charge') return Math.round(amount * 0.029) + 30;
  return category === 'dispute' ? 1_500 : 0;
}

/** Money can be paid out from the second midnight on. */
export const availableFrom = (at: number): number => at + 2 * DAY - (at % DAY);

/** What is available by a midnight goes to the bank then, where it comes to more than nothing. */
export function payOutDaily(booked: readonly Booked[], now: number) {
  const transactions = booked.map((one) => ({ ...one }));
  const payouts: PaidOut[] = [];
  const first = Math.min(now, ...transactions.map(({ at }) => at));
  for (let midnight = first - (first % DAY) + DAY; midnight <= now; midnight += DAY) {
    const due = transactions.filter((one) => one.payoutId === null && one.available <= midnight);
    const amount = due.reduce((sum, one) => sum + one.amount - one.fee, 0);
    if (amount <= 0) continue;
    const id = `po_${new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '')}`;
    for (const one of due) one.payoutId = id;
    payouts.push({ id, at: midnight, arrives: midnight + 2 * DAY, amount });
    transactions.push({
      id: `txn_${id}`,
      category: 'payout',
      at: midnight,
      available: midnight,
      amount: -amount,
      fee: 0,
      paymentIntentId: null,
      payoutId: id,
    });
  }
  return { transactions, payouts };
}
