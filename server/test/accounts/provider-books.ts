import type Stripe from 'stripe';
import { dayIn } from '@spindle/sdk/domain/time/calendar';

/** What the provider has booked, and the time zone by whose days it is looked at. */
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

/** The payment it belongs to, where it is of one. */
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
