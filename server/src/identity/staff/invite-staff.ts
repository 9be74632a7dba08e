import { invitationOf } from '@spindle/sdk/domain/identity/staff-changes';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../../audit/record-audit.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { ensureAccount } from '../ensure-account.ts';
import { mailInvitation } from '../mail-invitation.ts';
import { User } from '../user.entity.ts';
import type { AccountChange } from './change-roles.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';

/**
 * Adds roles to the account with an email address, which is created if there is none.
 * @throws Failure 403 if the actor is no longer an administrator
 */
export async function inviteStaff(
  { em, services, user, requestId, now }: AccountChange,
  { roles, ...person }: BodyOf<'inviteStaff'>,
) {
  const { event, ...reply } = await em.transactional(async (tx) => {
    const { id } = await ensureAccount(tx, person, now);
    const account = await lockForAdministrator(tx, { actorId: user.id, accountId: id });
    const { outcome, changes, invited } = invitationOf(account, roles);
    const at = now.toISOString();
    if (invited) await services.jobs.send(tx, mailInvitation, { userId: id, at });
    if (changes === null) return { ...presentOutcome(outcome), id, event: null };
    await tx.nativeUpdate(User, { id }, { ...changes.roles, updatedAt: now });
    const by = { actor: { id: user.id, email: user.email }, requestId, now };
    recordAudit(tx, { ...by, ...changes.audit });
    const { notice } = changes;
    if (!invited) await services.jobs.send(tx, mailAccountNotice, { userId: id, notice, at });
    return { ...presentOutcome(outcome), id, event: { ...changes.event, userId: id } };
  });
  if (event !== null) await services.security.note(event);
  return reply;
}
