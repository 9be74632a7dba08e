import { notFound } from '@spindle/sdk/contract/failure';
import { requestedByCustomer, returnRequested } from '@spindle/sdk/domain/orders/returns';
import type { ReturnedItem } from '@spindle/sdk/domain/orders/decide-return';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import type { Services } from '../services.ts';
import { makeReturn } from './make-return.ts';
import { Order } from './order.entity.ts';

interface ReturnRequest {
  orderId: string;
  userId: string;
  items: readonly ReturnedItem[];
}

/**
 * Requests a return for a customer.
 * @throws Failure 404 if the order doesn't belong to this customer
 */
export async function requestReturn(
  services: Services,
  { orderId, userId, items }: ReturnRequest,
): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId, userId });
    if (!known) throw notFound(noSuch('order'));
    const made = await makeReturn(em, services, {
      known,
      items,
      why: requestedByCustomer,
      actorId: userId,
      windowDays: services.config.business.returnWindowDays,
    });
    return 'code' in made ? rejectWith(made) : done(returnRequested);
  });
}
