import type Stripe from 'stripe';
import { expect } from 'vitest';
import { dayIn, monthOf, plusMonths } from '@spindle/sdk/domain/insights/calendar';
import { readInsights as readQuery, type Of } from '@spindle/sdk/domain/insights/read-insights';
import { copyPayouts } from '../src/accounting/copy-payouts.ts';
import { copyTransactions } from '../src/accounting/copy-transactions.ts';
import { readMonth } from '../src/accounting/read-month.ts';
import { query } from '../src/database/query.ts';
import { readInsights } from '../src/insights/read-insights.ts';
import { keepDays } from '../src/insights/keep-days.ts';
import type { TestShop } from './shop.ts';

type Shop = Pick<TestShop, 'services' | 'orm' | 'now'>;

const DAYS = 100;

/**
 * Of the last hundred days: insights say of each what the provider has booked for the shop's payments,
 * as days begin and end there, and each month of the accountant adds up to what the provider holds.
 */
export async function demandAccountsAddUp(shop: Shop, timeZones: readonly string[]): Promise<void> {
  const { services } = shop;
  await copyTransactions(services);
  await copyPayouts(services);
  await keepDays(shop.orm, { timeZone: services.config.business.timeZone, now: shop.now() });
  const booked = await bookedAtProvider(services.stripe);
  const ours = await intentsOf(shop);
  for (const timeZone of timeZones) {
    await demandDays(shop, { timeZone, booked, ours });
    await demandMonths(shop, { timeZone, booked });
  }
}

async function bookedAtProvider(stripe: Stripe): Promise<Stripe.BalanceTransaction[]> {
  const booked: Stripe.BalanceTransaction[] = [];
  const all = stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] });
  for await (const one of all) booked.push(one);
  return booked;
}

async function intentsOf({ orm }: Shop): Promise<ReadonlySet<string>> {
  const paid = await query<{ intent: string }>(
    orm.em.fork(),
    'select payment_intent_id as intent from payments where payment_intent_id is not null',
  );
  return new Set(paid.map(({ intent }) => intent));
}

interface Known {
  timeZone: string;
  booked: readonly Stripe.BalanceTransaction[];
  /** Payments that the shop has orders of. */
  ours: ReadonlySet<string>;
}

async function demandDays(shop: Shop, { timeZone, booked, ours }: Known): Promise<void> {
  const now = shop.now();
  const today = dayIn(timeZone, now);
  const from = dayIn(timeZone, new Date(now.getTime() - DAYS * 86_400_000));
  const read = async (of: Of, by: 'day' | 'item') => {
    const request = readQuery({ from, to: today, by, of }, today);
    if ('path' in request) throw new Error(request.message);
    return readInsights(shop.orm.em.fork(), request, { timeZone, now });
  };
  const { rows, totals } = await read('sales', 'day');
  const inDays = (categories: readonly string[]) => {
    const sums = new Map<string, number>();
    for (const one of booked) {
      if (!categories.includes(one.reporting_category) || !ours.has(intentOf(one))) continue;
      const day = dayIn(timeZone, new Date(one.created * 1_000));
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
  const { totals: returned } = await read('returns', 'item');
  expect(returned.units, 'units sent back').toBeLessThanOrEqual(totals.units);
}

function intentOf({ source }: Stripe.BalanceTransaction): string {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return '';
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}

async function demandMonths(
  { orm, now }: Shop,
  { timeZone, booked }: Omit<Known, 'ours'>,
): Promise<void> {
  const last = monthOf(dayIn(timeZone, now()));
  let before = 0;
  let tax = 0;
  for (const back of [5, 4, 3, 2, 1, 0]) {
    const month = plusMonths(last, -back);
    const found = await readMonth(orm.em.fork(), { month, timeZone });
    const { opening, categories, payouts, paidOut, closing, waiting } = found;
    expect(opening, `opening of ${month}`).toBe(before);
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

/** Of all invoices, less that of credit notes which were not cancelled. */
async function taxOfDocuments(orm: Shop['orm']): Promise<number> {
  const [all] = await query<{ tax: number }>(
    orm.em.fork(),
    `select sum(case kind when 'CREDIT_NOTE' then -tax_cents else tax_cents end)::int as tax
       from invoices`,
  );
  return all?.tax ?? 0;
}
