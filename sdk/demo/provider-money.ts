import type { TransactionCategory } from '../domain/accounting/categories.ts';

const DAY = 86_400_000;

/** Money that the payment provider holds until it can be paid out. Times are milliseconds. */
export interface HeldBalance {
  at: number;
  available: number;
  /** Cents, after the fee. */
  net: number;
}

/** Transactions that went to the bank in one payout. */
export interface PaidOut<One> {
  at: number;
  arrives: number;
  amount: number;
  consistsOf: One[];
}

/** Returns the fee in cents of a card payment or of a dispute. */
export function feeOf(category: TransactionCategory, amount: number): number {
  if (category === 'charge') return Math.round(amount * 0.029) + 30;
  return category === 'dispute' ? 1_500 : 0;
}

/** Returns when money can be paid out: at the second midnight. */
export const availableFrom = (at: number): number => at + 2 * DAY - (at % DAY);

/**
 * Pays out what is available at each midnight, if the total is positive.
 * @param after everything due until then is already paid out
 */
export function payOutDaily<One extends HeldBalance>(
  held: readonly One[],
  { after = 0, now }: { after?: number; now: number },
): PaidOut<One>[] {
  const payouts: PaidOut<One>[] = [];
  const first = held.reduce((minimum, { at }) => Math.min(minimum, at), now);
  let waiting = held;
  for (let at = Math.max(after, first - (first % DAY)) + DAY; at <= now; at += DAY) {
    const isDue = ({ available }: HeldBalance) => available <= at;
    const consistsOf = waiting.filter(isDue);
    const amount = consistsOf.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) continue;
    payouts.push({ at, arrives: at + 2 * DAY, amount, consistsOf });
    waiting = waiting.filter((one) => !isDue(one));
  }
  return payouts;
}

/** Returns the last midnight at or before `now`. */
export const lastMidnight = (now: number): number => now - (now % DAY);
