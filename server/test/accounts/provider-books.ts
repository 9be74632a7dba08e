import type Stripe from 'stripe';
import { dayIn } from '@spindle/sdk/domain/time/calendar';

/** The provider's bookings, and the time zone that determines their days. */
export interface Books {
  timeZone: string;
  booked: readonly Stripe.BalanceTransaction[];
}

export async function bookedAtProvider(stripe: Stripe): Promise<Stripe.BalanceTransaction[]> {
  const booked: Stripe.BalanceTransaction[] = [];
  const all = stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] });
  for await (const one of all) booked.push(one);
  return booked;
}

export const bookedAt = ({ created }: Stripe.BalanceTransaction) => new Date(created * 1_000);

/** Returns the id of the payment that a booking belongs to, or an empty string. */
export function intentOf({ source }: Stripe.BalanceTransaction): string {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return '';
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}

export const sumOf = (some: readonly { amount: number }[]) =>
  some.reduce((sum, { amount }) => sum + amount, 0);

export function byDay(some: readonly { at: Date; amount: number }[], timeZone: string) {
  const days = Map.groupBy(some, ({ at }) => dayIn(timeZone, at));
  return new Map([...days].map(([day, on]) => [day, sumOf(on)]));
}
