import { expect } from 'vitest';
import { dayIn, monthOf, plusMonths } from '@spindle/sdk/domain/time/calendar';
import { readMonth } from '../../src/accounting/read-month.ts';
import { query } from '../../src/database/query.ts';
import type { TestShop } from '../shop.ts';
import { bookedAt, sumOf, type Books } from './provider-books.ts';

type Shop = Pick<TestShop, 'orm' | 'now'>;

/**
 * Asserts that each month in accounting contains what the provider booked in it, and that its
 * closing balance opens the next month.
 */
export async function requireMonthsAddUp(
  { orm, now }: Shop,
  { timeZone, booked }: Books,
): Promise<void> {
  const last = monthOf(dayIn(timeZone, now()));
  let before = 0;
  let tax = 0;
  for (const back of [5, 4, 3, 2, 1, 0]) {
    const month = plusMonths(last, -back);
    const found = await readMonth(orm.em.fork(), { month, timeZone });
    const { opening, categories, payouts, paidOut, closing, waiting } = found;
    expect(opening, `opening of ${month}`).toBe(before);
    expect(categories, `booked in ${month}, ${timeZone}`).toEqual(
      bookedIn(month, { timeZone, booked }),
    );
    const net = categories.reduce((sum, one) => sum + one.net, 0);
    expect(opening + net - paidOut, `closing of ${month}`).toBe(closing);
    expect(waiting.net, `what waits at the end of ${month}`).toBe(closing);
    expect(payouts.map((one) => one.net)).toEqual(payouts.map(({ amount }) => amount));
    expect(payouts.reduce((sum, { amount }) => sum + amount, 0)).toBe(paidOut);
    before = closing;
    tax += found.tax;
  }
  expect(before, 'what the provider holds').toBe(booked.reduce((sum, { net }) => sum + net, 0));
  expect(tax, 'tax of all months').toBe(await taxOfDocuments(orm));
}

/** Returns the tax of all invoices less that of the credit notes that were not canceled. */
async function taxOfDocuments(orm: Shop['orm']): Promise<number> {
  const [all] = await query<{ tax: number }>(
    orm.em.fork(),
    `select sum(case kind when 'CREDIT_NOTE' then -tax_cents else tax_cents end)::int as tax
       from invoices`,
  );
  return all?.tax ?? 0;
}

/** Returns what the provider booked in a month, by type. */
function bookedIn(month: string, { timeZone, booked }: Books) {
  const made = booked.filter(
    (one) =>
      one.reporting_category !== 'payout' && monthOf(dayIn(timeZone, bookedAt(one))) === month,
  );
  const kinds = Map.groupBy(made, (one) => one.reporting_category);
  const sums = [...kinds].map(([category, some]) => ({
    category,
    transactions: some.length,
    amount: sumOf(some),
    fee: some.reduce((sum, { fee }) => sum + fee, 0),
    net: some.reduce((sum, { net }) => sum + net, 0),
  }));
  return sums.toSorted((a, b) => (a.category < b.category ? -1 : 1));
}
