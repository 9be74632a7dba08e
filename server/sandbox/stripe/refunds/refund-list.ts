import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import type { Listed } from '../api/list.ts';

/** A charge's refunds, as a charge holds them when expanded. */
export function refundList(world: World, chargeId: string): Listed<Stripe.Refund> {
  const data = world.store.list('refund', { limit: 10, where: { charge: chargeId } });
  return { object: 'list', url: `/v1/charges/${chargeId}/refunds`, has_more: false, data };
}
