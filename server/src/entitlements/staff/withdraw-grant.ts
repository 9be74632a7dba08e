import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { db } from '../../database/db.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { AccessGrant } from '../access-grant.entity.ts';
import { deriveEntitlements } from '../derive-entitlements.ts';
import type { EntitlementSource } from '../entitlement.entity.ts';
import { audited, isId, type GrantCall, type GrantOutcome } from './grant-access.ts';

const bought: Record<Exclude<EntitlementSource, 'GRANT'>, string> = {
  ORDER: 'This was bought. It ends when its order is refunded.',
  SUBSCRIPTION: 'This comes with a subscription, and ends with it.',
};

/**
 * Takes back what staff gave.
 * @throws Failure 404 where there is no such entitlement
 */
export async function withdrawGrant(
  { em, services, user, requestId, now }: GrantCall,
  entitlementId: string,
): Promise<GrantOutcome> {
  if (!isId(entitlementId)) throw notFound();
  return em.transactional(async (tx) => {
    const { userId, source, sourceId } = await find(tx, entitlementId);
    if (source !== 'GRANT') return { done: false, reason: bought[source] };
    await lockUser(tx, userId);
    const grant = await tx.findOneOrFail(AccessGrant, { id: sourceId }, { refresh: true });
    if (grant.withdrawnAt !== null) {
      return { done: false, reason: 'This has been taken back already.' };
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
    return { done: true, reason: 'The access was taken back.' };
  });
}

async function find(tx: EntityManager, entitlementId: string) {
  const found = await db(tx)
    .selectFrom('entitlements')
    .select(['user_id as userId', 'source', 'source_id as sourceId'])
    .where('id', '=', entitlementId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}
