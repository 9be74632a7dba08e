import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordStaffAction, type StaffCall } from '../audit/record-audit.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { ApiToken } from './api-token.entity.ts';
import { tokenEnded } from '@spindle/sdk/domain/tokens/new-token';
import { noSuch } from '@spindle/sdk/domain/records';

/**
 * Revokes any token permanently for an administrator. Returns false if the token was already
 * revoked.
 */
export async function revokeToken(
  em: EntityManager,
  id: string,
  call: StaffCall,
): Promise<boolean> {
  return em.transactional(async (tx) => {
    const token = await tx.findOne(ApiToken, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (token === null) throw notFound(noSuch('token'));
    if (token.revokedAt !== null) return false;
    token.revokedAt = call.now;
    recordStaffAction(tx, call, tokenEnded(id, call.now));
    return true;
  });
}
