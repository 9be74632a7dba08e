import { recordAudit } from '../../audit/record-audit.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { AccessGrant } from '../access-grant.entity.ts';
import { deriveEntitlements } from '../derive-entitlements.ts';
import { isId } from '@spindle/sdk/contract/filter-values';
import type { GrantCall } from './grant-access.ts';
import { decideWithdrawal, takenBack } from '@spindle/sdk/domain/entitlements/grants';
import { rejectWith, done, type Outcome } from '@spindle/sdk/domain/rejection';
import { Entitlement } from '../entitlement.entity.ts';

/**
 * Revokes access that staff granted.
 * @throws Failure 404 if the entitlement does not exist
 */
export async function withdrawGrant(
  { em, services, user, requestId, now }: GrantCall,
  entitlementId: string,
): Promise<Outcome> {
  if (!isId(entitlementId)) throw notFound();
  return em.transactional(async (tx) => {
    const entitlement = await tx.findOne(Entitlement, { id: entitlementId });
    if (entitlement === null) throw notFound();
    const { userId, sourceId } = entitlement;
    await lockUser(tx, userId);
    const grant = await tx.findOne(AccessGrant, { id: sourceId }, { refresh: true });
    const audit = decideWithdrawal(entitlement, grant, now);
    if ('code' in audit) return rejectWith(audit);
    await tx.nativeUpdate(AccessGrant, { id: sourceId }, { withdrawnAt: now });
    recordAudit(tx, { ...audit, actor: { id: user.id, email: user.email }, requestId, now });
    await tx.flush();
    await deriveEntitlements(tx, services, userId);
    return done(takenBack);
  });
}
