import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services.ts';
import { mailAccountNotice } from './account-notice.ts';
import { ensureAccount, type NewAccount } from './ensure-account.ts';
import { mailInvitation } from './mail-invitation.ts';
import { User } from './user.entity.ts';

/**
 * `made`: a new account. `given`: an existing account got the role. `already`: the account already
 * had the role.
 */
export type AdminOutcome = 'made' | 'given' | 'already';

/**
 * Creates an administrator without a signed-in user. A new account has neither a password nor an
 * authenticator. The owner is invited by email, sets a password by email, and enrolls an
 * authenticator when signing in.
 */
export async function createAdmin(
  { orm, jobs, now: clock }: Pick<Services, 'orm' | 'jobs' | 'now'>,
  admin: NewAccount,
): Promise<AdminOutcome> {
  const now = clock();
  return orm.em.fork().transactional(async (tx) => {
    const { id, extended, made } = await ensureAccount(tx, admin, now);
    if (extended) return 'already';
    await tx.nativeUpdate(User, { id }, { extended: true, updatedAt: now });
    recordAudit(tx, {
      actor: null,
      action: 'identity.create-admin',
      subject: `customer ${id}`,
      before: made ? null : { extended: false },
      after: { extended: true },
      requestId: null,
      now,
    });
    if (made) await jobs.send(tx, mailInvitation, { userId: id });
    else {
      const at = now.toISOString();
      await jobs.send(tx, mailAccountNotice, { userId: id, notice: 'made-administrator', at });
    }
    return made ? 'made' : 'given';
  });
}
