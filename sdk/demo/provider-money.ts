import type { TransactionCategory } from '../domain/accounting/categories.ts';

const DAY = 86_400_000;

/** What the payment provider holds until it can be paid out; moments are milliseconds. */
export interface Held {
  at: number;
  available: number;
  /** Less the fee; cents. */
  net: number;
}

/** What went to the bank together. */
export interface PaidOut<One> {
  at: number;
  arrives: number;
  amount: number;
  consistsOf: One[];
}

/** Of what is paid with a card, and of what a bank takes back; cents. */
export function feeOf(category: TransactionCategory, amount: number): number {
  if (category === 'charge') return Math.round(amount * 0.029) + 30;
  return category === 'dispute' ? 1_500 : 0;
}

/** Money can be paid out from the second midnight on. */
export const availableFrom = (at: number): number => at + 2 * DAY - (at % DAY);

/**
 * What is available by a midnight goes to the bank then, where it comes to more than nothing.
 * @param after what was due until then is paid out already
 */
export function payOutDaily<One extends Held>(
  held: readonly One[],
  { after = 0, now }: { after?: number; now: number },
): PaidOut<One>[] {
  const payouts: PaidOut<One>[] = [];
  const first = held.reduce((least, { at }) => Math.min(least, at), now);
  let waiting = held;
  for (let at = Math.max(after, first - (first % DAY)) + DAY; at <= now; at += DAY) {
    const isDue = ({ available }: Held) => available <= at;
    const consistsOf = waiting.filter(isDue);
    const amount = consistsOf.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) continue;
    payouts.push({ at, arrives: at + 2 * DAY, amount, consistsOf });
    waiting = waiting.filter((one) => !isDue(one));
  }
  return payouts;
}

/** The last midnight before `now`, that has been. */
export const lastMidnight = (now: number): number => now - (now % DAY);
