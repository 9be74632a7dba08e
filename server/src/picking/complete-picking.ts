import { auditPicked } from '@spindle/sdk/domain/picking/claim';
import { picked } from '@spindle/sdk/domain/picking/replies';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../audit/record-audit.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { Services } from '../services.ts';
import { lockOrderToPick, type Picking } from './lock-order-to-pick.ts';
import { pickingRejection } from './picking-rejection.ts';

/**
 * Marks an order as picked once all of its units are in the box. Doesn't require a claim, so an
 * expired claim is not a problem.
 * @throws Failure 404 if the order does not exist
 */
export async function completePicking(services: Services, picking: Picking): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const order = await lockOrderToPick(em, picking);
    const { picker, requestId, units } = picking;
    const now = services.now();
    const { timeZone } = services.config.business;
    const rejection = await pickingRejection(em, order, picker.id, { now, timeZone, units });
    if (rejection !== null) return rejectWith(rejection);
    const audit = auditPicked(order.id, { orderState: order.orderState });
    await moveOrder(em, order, { to: 'PICKED', why: 'Picked', actorId: picker.id, now });
    Object.assign(order, { claimedBy: null, claimedUntil: null });
    recordAudit(em, { ...audit, actor: picker, requestId, now });
    return done(picked);
  });
}
