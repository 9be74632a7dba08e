import { recordAudit } from '../../audit/record-audit.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import type { StaffCall } from './change-roles.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';
import { ownAuthenticator, authenticatorReset } from '@spindle/sdk/domain/identity/staff';
import { refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { User } from '../user.entity.ts';
import { RecoveryCode } from '../recovery-code.entity.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { Recovery } from '../recovery.entity.ts';

/**
 * Takes everything off an account that opens it: authenticator, passkeys, recovery codes, password,
 * sessions, API tokens and recoveries under way. Its owner is told by mail, recovers the password by mail and enrols anew.
 * @throws Failure 403 and 404 as `lockForAdministrator` does
 */
export async function resetAuthenticator(
  { em, services, user, requestId, now }: StaffCall,
  accountId: string,
): Promise<Outcome> {
  return em.transactional(async (tx) => {
    const account = await lockForAdministrator(tx, { actorId: user.id, accountId });
    const { id, mfaEnrolled, passwordSet } = account;
    if (id === user.id) {
      return refused(ownAuthenticator);
    }
    const nothing = { totpSecret: null, totpLastStep: null, passwordHash: null };
    await tx.nativeUpdate(User, { id }, { ...nothing, updatedAt: now });
    await tx.nativeDelete(RecoveryCode, { user: id });
    await tx.nativeDelete(Passkey, { user: id });
    await tx.nativeDelete(Recovery, { user: id, completedAt: null });
    const actor = { id: user.id, email: user.email };
    await evict(tx, { userId: id, actor, requestId, now });
    recordAudit(tx, {
      actor,
      action: 'identity.reset-authenticator',
      subject: `customer ${id}`,
      before: { mfaEnrolled, passwordSet },
      after: { mfaEnrolled: false, passwordSet: false },
      requestId,
      now,
    });
    const notice = 'authenticator-reset';
    await services.jobs.send(tx, mailAccountNotice, { userId: id, notice, at: now.toISOString() });
    const reason = authenticatorReset;
    return { done: true, reason };
  });
}
