import { claimFor } from '@spindle/sdk/domain/picking/claim';
import { claimed } from '@spindle/sdk/domain/picking/replies';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services.ts';
import { lockOrderToPick, type Picking } from './lock-order-to-pick.ts';
import { pickingRejection } from './picking-rejection.ts';

/**
 * Claims an order for one picker, or restarts the full time of their own claim. Nothing else
 * changes, so the customer can still cancel.
 * @throws Failure 404 if the order does not exist
 */
export async function claimOrder(services: Services, picking: Picking): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const order = await lockOrderToPick(em, picking);
    const { picker, requestId } = picking;
    const now = services.now();
    const { timeZone } = services.config.business;
    const rejection = await pickingRejection(em, order, picker.id, { now, timeZone });
    if (rejection !== null) return rejectWith(rejection);
    const { claim, audit } = claimFor(order, picker.id, now);
    Object.assign(order, claim);
    recordAudit(em, { ...audit, actor: picker, requestId, now });
    return done(claimed);
  });
}
