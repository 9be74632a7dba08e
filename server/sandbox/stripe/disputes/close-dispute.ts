import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import { moveFunds } from './move-funds.ts';

export const verdictSchema = z.object({ status: z.enum(['won', 'lost']) });
export type Verdict = z.infer<typeof verdictSchema>['status'];

export const isOpen = ({ status }: Stripe.Dispute) => status !== 'won' && status !== 'lost';

/** The bank's last word on a dispute; who wins gets the money back. */
export function closeDispute(
  world: World,
  dispute: Stripe.Dispute,
  status: Verdict,
): Stripe.Dispute {
  if (!isOpen(dispute)) return dispute;
  const closed: Stripe.Dispute = { ...dispute, status };
  const settled = status === 'won' ? moveFunds(world, closed, dispute.amount) : closed;
  world.store.put('dispute', settled);
  emit(world, 'charge.dispute.closed', settled);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', settled);
  return settled;
}
