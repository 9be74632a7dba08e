import { expect } from 'vitest';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { Figures } from '@spindle/sdk/domain/insights/figures';
import { MAX_ROWS } from '@spindle/sdk/domain/insights/fill-periods';
import { copyPayouts } from '../src/accounting/copy-payouts.ts';
import { copyTransactions } from '../src/accounting/copy-transactions.ts';
import { query } from '../src/database/query.ts';
import { sumDays } from '../src/insights/sum-days.ts';
import { requireDisputesAddUp } from './accounts/disputes-add-up.ts';
import { insightsOf } from './accounts/insights-of.ts';
import { requireMonthsAddUp } from './accounts/months-add-up.ts';
import { bookedAt, bookedAtProvider, intentOf, type Books } from './accounts/provider-books.ts';
import type { TestShop } from './shop.ts';

type Shop = Pick<TestShop, 'services' | 'orm' | 'now'>;

/**
 * Checks the last hundred days. Insights report for each day what the provider booked for the
 * shop's payments, with days that begin and end in the given time zone. So does the record of
 * disputes. Each month in accounting contains what the provider booked in it and adds up to the
 * balance.
 */
export async function requireAccountsAddUp(
  shop: Shop,
  timeZones: readonly string[],
): Promise<void> {
  const { services } = shop;
  await copyTransactions(services);
  await copyPayouts(services);
  await sumDays(shop.orm, { timeZone: services.config.business.timeZone, now: shop.now() });
  const booked = await bookedAtProvider(services.stripe);
  const ours = await intentsOf(shop);
  for (const timeZone of timeZones) {
    await requireDays(shop, { timeZone, booked, ours });
    await requireDisputesAddUp(shop, { timeZone, booked });
    await requireMonthsAddUp(shop, { timeZone, booked });
  }
}

async function intentsOf({ orm }: Shop): Promise<ReadonlySet<string>> {
  const paid = await query<{ intent: string }>(
    orm.em.fork(),
    'select payment_intent_id as intent from payments where payment_intent_id is not null',
  );
  return new Set(paid.map(({ intent }) => intent));
}

interface Known extends Books {
  /** Payments for which the shop has orders. */
  ours: ReadonlySet<string>;
}

async function requireDays(shop: Shop, { timeZone, booked, ours }: Known): Promise<void> {
  const { rows, totals } = await insightsOf(shop, timeZone, { of: 'sales', by: 'day' });
  const inDays = (categories: readonly string[]) => {
    const sums = new Map<string, number>();
    for (const one of booked) {
      if (!categories.includes(one.reporting_category) || !ours.has(intentOf(one))) continue;
      const day = dayIn(timeZone, bookedAt(one));
      sums.set(day, (sums.get(day) ?? 0) + one.amount);
    }
    return rows.map(({ key }) => [key, sums.get(key) ?? 0]);
  };
  expect(
    rows.map(({ key, sales, tax, shipping }) => [key, sales + tax + shipping]),
    `paid by day in ${timeZone}`,
  ).toEqual(inDays(['charge']));
  expect(
    rows.map(({ key, refunds }) => [key, 0 - refunds]),
    `given back by day in ${timeZone}`,
  ).toEqual(inDays(['refund', 'refund_failure']));
  await requireItems(shop, timeZone, totals);
  const { totals: returned } = await insightsOf(shop, timeZone, { of: 'returns', by: 'item' });
  expect(returned.units, 'units sent back').toBeLessThanOrEqual(totals.units);
}

/** Asserts that the items' sales add up to the sales of the days. */
async function requireItems(
  shop: Shop,
  timeZone: string,
  totals: Pick<Figures, 'units' | 'sales' | 'discounts'>,
): Promise<void> {
  const { rows } = await insightsOf(shop, timeZone, { of: 'sales', by: 'item' });
  // contains only the best sellers if the shop has sold many items
  if (rows.length === MAX_ROWS) return;
  const of = (key: 'units' | 'sales' | 'discounts') => rows.reduce((sum, row) => sum + row[key], 0);
  const { units, sales, discounts } = totals;
  expect({ units: of('units'), sales: of('sales'), discounts: of('discounts') }).toEqual({
    units,
    sales,
    discounts,
  });
}
