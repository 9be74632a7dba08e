import { recordAudit } from '../../audit/record-audit.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { AccessGrant } from '../access-grant.entity.ts';
import { deriveEntitlements } from '../derive-entitlements.ts';
import { isId } from '@spindle/sdk/contract/filter-values';
import { audited, type GrantCall } from './grant-access.ts';
import { bought, takenBack, takenBackBefore } from '@spindle/sdk/domain/entitlements/grants';
import { refused, done, type Outcome } from '@spindle/sdk/domain/rejection';
import { Entitlement } from '../entitlement.entity.ts';

/**
 * Takes back what staff gave.
 * @throws Failure 404 where there is no such entitlement
 */
export async function withdrawGrant(
  { em, services, user, requestId, now }: GrantCall,
  entitlementId: string,
): Promise<Outcome> {
  if (!isId(entitlementId)) throw notFound();
  return em.transactional(async (tx) => {
    const entitlement = await tx.findOne(Entitlement, { id: entitlementId });
    if (entitlement === null) throw notFound();
    const { userId, source, sourceId } = entitlement;
    if (source !== 'GRANT') return refused(bought[source]);
    await lockUser(tx, userId);
    const grant = await tx.findOneOrFail(AccessGrant, { id: sourceId }, { refresh: true });
    if (grant.withdrawnAt !== null) {
      return refused(takenBackBefore);
    }
    const before = audited(grant);
    grant.withdrawnAt = now;
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'entitlements.withdraw',
      subject: `customer ${userId}`,
      before,
      after: audited(grant),
      requestId,
      now,
    });
    await tx.flush();
    await deriveEntitlements(tx, services, userId);
    return done(takenBack);
  });
}
