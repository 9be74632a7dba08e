import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../order.entity.ts';
import type { Services } from '../../services.ts';
import type { Payment } from '../../payments/payment.entity.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Gives that much back, or what is left of the payment where that is less: some of it may have gone
 * back from the provider's dashboard. Answers how much, in cents. The payment is locked by the caller.
 */
export async function refundAtMost(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  input: { payment: Payment; order: Order; cents: number; reason: string },
): Promise<number> {
  const cents = Math.min(input.cents, input.payment.refundableCents());
  if (cents > 0) await requestRefund(em, services, { ...input, cents });
  return cents;
}
