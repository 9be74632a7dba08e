import type { components } from '../../src/schema.d.ts';
import type { AccountantMonth } from './accountant-month.ts';

type Transaction = Omit<components['schemas']['AdminTransaction'], 'description'>;
type Payout = Omit<components['schemas']['AccountantPayout'], 'transactions' | 'net'>;

interface KnownMoney {
  transactions: readonly Transaction[];
  payouts: readonly Payout[];
  /** Returns the month a time falls in. */
  monthOf: (time: string) => string;
}

type Sums = Omit<AccountantMonth, 'timeZone' | 'copiedAt'>;

const netOf = (some: readonly Transaction[]) => some.reduce((sum, { net }) => sum + net, 0);

const placeOf = ({ dateCreated, id }: Payout) => `${dateCreated} ${id}`;

/** Sums up a month for the accountant. */
export function addMonth(month: string, { transactions, payouts, monthOf }: KnownMoney): Sums {
  const until = transactions.filter((one) => monthOf(one.dateCreated) <= month);
  const made = until.filter((one) => monthOf(one.dateCreated) === month);
  const booked = made.filter(({ category }) => category !== 'payout');
  const waiting = until.filter(
    ({ payoutDate }) => payoutDate === null || monthOf(payoutDate) > month,
  );
  const categories = [...Map.groupBy(booked, ({ category }) => category)].map(
    ([category, some]) => ({
      category,
      transactions: some.length,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
      fee: some.reduce((sum, { fee }) => sum + fee, 0),
      net: netOf(some),
    }),
  );
  return {
    month,
    opening: netOf(until) - netOf(made),
    categories: categories.toSorted((a, b) => (a.category < b.category ? -1 : 1)),
    payouts: payouts
      .filter(({ dateCreated }) => monthOf(dateCreated) === month)
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
      .map((payout) => {
        const inIt = transactions.filter(
          ({ payoutId, category }) => payoutId === payout.id && category !== 'payout',
        );
        return { ...payout, transactions: inIt.length, net: netOf(inIt) };
      }),
    paidOut: netOf(booked) - netOf(made),
    tax: booked.reduce((sum, { tax }) => sum + (tax ?? 0), 0),
    waiting: { transactions: waiting.length, net: netOf(waiting) },
    closing: netOf(until),
  };
}
