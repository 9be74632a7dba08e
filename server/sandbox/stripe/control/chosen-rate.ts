import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { offeredRates } from '../checkout/shipping-rates.ts';

/** The rate meant by its place in the list, its name or its id; null for the first offered. */
export function chosenRate(
  world: World,
  session: Stripe.Checkout.Session,
  wanted: number | string | undefined,
): string | null {
  if (wanted === undefined) return null;
  const rates = offeredRates(world, session);
  if (typeof wanted === 'number') return rates[wanted]?.id ?? null;
  const text = wanted.toLowerCase();
  const found = rates.find(
    ({ id, display_name: name }) => id === wanted || (name ?? '').toLowerCase().includes(text),
  );
  return found?.id ?? null;
}
