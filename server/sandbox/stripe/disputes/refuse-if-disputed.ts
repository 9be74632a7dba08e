import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { invalidRequest } from '../api/failure.ts';

/** What the bank has taken back cannot be refunded as well, unless the dispute was won. */
export function refuseIfDisputed(world: World, charge: Stripe.Charge): void {
  if (!charge.disputed) return;
  const disputes = world.store.list('dispute', { limit: 10, where: { charge: charge.id } });
  if (disputes.every(({ status }) => status === 'won')) return;
  throw invalidRequest(
    `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    undefined,
    'charge_disputed',
  );
}
