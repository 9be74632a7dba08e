import { notFound } from '@spindle/sdk/contract/failure';
import { openedByStaff } from '@spindle/sdk/domain/orders/returns';
import type { ReturnedItem } from '@spindle/sdk/domain/orders/decide-return';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Services } from '../../services.ts';
import { makeReturn } from '../make-return.ts';
import { Order } from '../order.entity.ts';

interface StaffReturn {
  orderId: string;
  items: readonly ReturnedItem[];
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Opens a return for a customer, even after the return window has closed.
 * @throws Failure 404 if the order does not exist
 */
export async function openReturn(
  services: Services,
  { orderId, items, actor, requestId }: StaffReturn,
): Promise<Rejection | { returnId: string }> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId });
    if (!known) throw notFound(noSuch('order'));
    const made = await makeReturn(em, services, {
      known,
      items,
      why: openedByStaff,
      actorId: actor.id,
      windowDays: Infinity,
    });
    if ('code' in made) return made;
    recordAudit(em, {
      actor,
      action: 'orders.open-return',
      subject: `order ${orderId}`,
      before: null,
      after: { returnId: made.id, items },
      requestId,
      now: services.now(),
    });
    return { returnId: made.id };
  });
}
