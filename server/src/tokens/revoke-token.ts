import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';
import { ApiToken } from './api-token.entity.ts';
import { tokenEnded } from '@spindle/sdk/domain/tokens/new-token';
import { noSuch } from '@spindle/sdk/domain/records';

interface StaffCall {
  user: SessionUser;
  now: Date;
  requestId: string;
}

/** Any administrator may revoke any token, for good. False where it was revoked before. */
export async function revokeToken(
  em: EntityManager,
  id: string,
  { user, now, requestId }: StaffCall,
): Promise<boolean> {
  return em.transactional(async (tx) => {
    const token = await tx.findOne(ApiToken, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (token === null) throw notFound(noSuch('token'));
    if (token.revokedAt !== null) return false;
    token.revokedAt = now;
    recordAudit(tx, { actor: user, ...tokenEnded(id, now), requestId, now });
    return true;
  });
}
