import { resetOfAuthenticator } from '@spindle/sdk/domain/identity/staff-changes';
import type { Outcome } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../../audit/record-audit.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { RecoveryCode } from '../recovery-code.entity.ts';
import { Recovery } from '../recovery.entity.ts';
import { User } from '../user.entity.ts';
import type { AccountChange } from './change-roles.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';

/**
 * Removes everything that grants access to an account. The owner is notified by email, resets the
 * password by email, and enrolls a new authenticator.
 * @throws Failure 403 and 404 like `lockForAdministrator`
 */
export async function resetAuthenticator(
  { em, services, user, requestId, now }: AccountChange,
  accountId: string,
): Promise<Outcome> {
  return em.transactional(async (tx) => {
    const account = await lockForAdministrator(tx, { actorId: user.id, accountId });
    const { id, mfaEnrolled, passwordSet } = account;
    const facts = { id, mfaEnrolled, passwordSet };
    const { outcome, changes } = resetOfAuthenticator(facts, { own: id === user.id });
    if (changes === null) return outcome;
    const nothing = { totpSecret: null, totpLastStep: null, passwordHash: null };
    await tx.nativeUpdate(User, { id }, { ...nothing, updatedAt: now });
    await tx.nativeDelete(RecoveryCode, { user: id });
    await tx.nativeDelete(Passkey, { user: id });
    await tx.nativeDelete(Recovery, { user: id, completedAt: null });
    const by = { actor: { id: user.id, email: user.email }, requestId, now };
    await evict(tx, { userId: id, ...by });
    recordAudit(tx, { ...by, ...changes.audit });
    const [notice, at] = ['authenticator-reset', now.toISOString()] as const;
    await services.jobs.send(tx, mailAccountNotice, { userId: id, notice, at });
    return outcome;
  });
}
