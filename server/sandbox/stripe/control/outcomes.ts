import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { attemptPayment, settleDebit } from '../checkout/pay-session.ts';
import { expireSession } from '../checkout/sessions.ts';
import { testCard, testPayer } from './test-payer.ts';
import { offeredRates } from '../checkout/shipping-rates.ts';

export const outcomeSchema = z.object({
  outcome: z.enum([
    'paid',
    'declined',
    'async_pending',
    'async_succeeded',
    'async_failed',
    'expired',
  ]),
  /** Shipping option to select: its position in the list, its name, or its rate's id. */
  shipping: z.union([z.int(), z.string()]).optional(),
  /** The customer's billing address. Defaults to what the shop knows about them. */
  billing: z
    .partialRecord(
      z.enum([
        'name',
        'email',
        'phone',
        'country',
        'state',
        'city',
        'line1',
        'line2',
        'postal_code',
      ]),
      z.string(),
    )
    .optional(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/**
 * Finishes a hosted page with the requested outcome.
 * @returns null if the session's state does not allow it
 */
export function applyOutcome(
  world: World,
  session: Stripe.Checkout.Session,
  options: Outcome,
): Stripe.Checkout.Session | null {
  const { outcome } = options;
  const settles = outcome === 'async_succeeded' || outcome === 'async_failed';
  if (session.status !== 'open') {
    return settles ? settleDebit(world, session, outcome === 'async_succeeded') : null;
  }
  if (outcome === 'expired') return expireSession(world, session);
  const details = world.store.get('checkout_details', session.id);
  if (!details) return null;
  const byBank = outcome.startsWith('async');
  const card = testCard(outcome === 'declined' ? '4000000000000002' : '4242424242424242');
  const attempt = attemptPayment(world, session, details, {
    ...testPayer(world, session, details, options.billing ?? {}),
    method: byBank ? { type: 'bank' } : { type: 'card', card, expMonth: 12, expYear: 2034 },
    shippingRate: selectedRate(world, session, options.shipping),
  });
  if (!settles) return attempt.session;
  return settleDebit(world, attempt.session, outcome === 'async_succeeded');
}

/** Finds a rate by its position in the list, its name or its id. Null selects the first. */
function selectedRate(
  world: World,
  session: Stripe.Checkout.Session,
  choice: number | string | undefined,
): string | null {
  if (choice === undefined) return null;
  const rates = offeredRates(world, session);
  if (typeof choice === 'number') return rates[choice]?.id ?? null;
  const text = choice.toLowerCase();
  const found = rates.find(
    ({ id, display_name: name }) => id === choice || (name ?? '').toLowerCase().includes(text),
  );
  return found?.id ?? null;
}
