import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { TestShop } from '../shop.ts';
import { insightsOf } from './insights-of.ts';
import { bookedAt, bookedAtProvider, byDay, intentOf } from './provider-books.ts';

type Shop = Pick<TestShop, 'services' | 'orm' | 'now' | 'recorded'>;

/**
 * Asserts that insights report the discounts of each day as the provider's payment pages applied
 * them.
 */
export async function requireDiscountsAddUp(
  shop: Shop,
  timeZones: readonly string[],
): Promise<void> {
  const sessions = await shop.recorded<Stripe.Checkout.Session>('/stripe/control/sessions');
  const off = new Map(
    sessions.map((one) => [one.payment_intent, one.total_details?.amount_discount ?? 0]),
  );
  const charges = (await bookedAtProvider(shop.services.stripe)).filter(
    (one) => one.reporting_category === 'charge',
  );
  for (const timeZone of timeZones) {
    const { rows } = await insightsOf(shop, timeZone, { of: 'sales', by: 'day' });
    const taken = byDay(
      charges.map((one) => ({
        at: bookedAt(one),
        amount: off.get(intentOf(one)) ?? 0,
      })),
      timeZone,
    );
    expect(
      rows.map(({ key, discounts }) => [key, discounts]),
      `taken off by day in ${timeZone}`,
    ).toEqual(rows.map(({ key }) => [key, taken.get(key) ?? 0]));
  }
}
