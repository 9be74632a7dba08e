import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import type { TestShop } from '../shop.ts';
import { bookedAt, byDay, sumOf, type Books } from './provider-books.ts';

/**
 * Asserts that the shop's record of disputes matches what banks took back day by day, and what it
 * won in total.
 */
export async function requireDisputesAddUp(
  { orm }: Pick<TestShop, 'orm'>,
  { timeZone, booked }: Books,
): Promise<void> {
  const disputes = await query<{ at: Date; amount: number; won: boolean }>(
    orm.em.fork(),
    `select created_at as at, amount_cents as amount, status = 'won' as won from disputes`,
  );
  const taken = booked
    .filter((one) => one.reporting_category === 'dispute')
    .map((one) => ({ at: bookedAt(one), amount: -one.amount }));
  expect(byDay(disputes, timeZone), `disputed by day in ${timeZone}`).toEqual(
    byDay(taken, timeZone),
  );
  const back = booked.filter((one) => one.reporting_category === 'dispute_reversal');
  expect(sumOf(disputes.filter(({ won }) => won))).toBe(sumOf(back));
}
