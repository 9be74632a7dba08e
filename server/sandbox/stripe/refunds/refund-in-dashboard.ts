import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { createRefund } from './create-refund.ts';

export const dashboardRefundSchema = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  /** Cents; all that is left by default. */
  amount: z.int().min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** A refund somebody makes by hand on the provider's own pages: the shop has not asked for it. */
export function refundInDashboard(
  world: World,
  given: z.infer<typeof dashboardRefundSchema>,
): Stripe.Refund {
  const params = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  );
  return createRefund({ world, id: '', params });
}
