import { badRequest } from '@spindle/sdk/contract/failure';
import {
  changeOfRoles,
  noRoleNamed,
  unnamedRole,
} from '@spindle/sdk/domain/identity/staff-changes';
import type { Outcome } from '@spindle/sdk/domain/rejection';
import { recordAudit, type StaffWrite } from '../../audit/record-audit.ts';
import type { Services } from '../../services.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';
import { User } from '../user.entity.ts';

/** An administrator's change of another person's account. */
export interface AccountChange extends StaffWrite {
  services: Pick<Services, 'jobs' | 'security'>;
}

/**
 * Adds and removes roles, effective from the account's next call. People who lose rights are signed
 * out everywhere and lose their API tokens permanently. One administrator always remains, because
 * only administrators can remove the Extended role and nobody can remove it from themselves.
 * @throws Failure 400 if no role is named, 403 and 404 like `lockForAdministrator`
 */
export async function changeRoles(
  { em, services, user, requestId, now }: AccountChange,
  accountId: string,
  form: Parameters<typeof changeOfRoles>[1],
): Promise<Outcome> {
  const errors = unnamedRole(form);
  if (errors !== null) throw badRequest(noRoleNamed, errors);
  const decided = await em.transactional(async (tx) => {
    const account = await lockForAdministrator(tx, { actorId: user.id, accountId });
    const { id } = account;
    const { outcome, changes } = changeOfRoles(account, form, { own: id === user.id });
    if (changes === null) return { outcome, event: null };
    await tx.nativeUpdate(User, { id }, { ...changes.roles, updatedAt: now });
    const by = { actor: { id: user.id, email: user.email }, requestId, now };
    recordAudit(tx, { ...by, ...changes.audit });
    if (changes.lost) await evict(tx, { userId: id, ...by });
    const { notice, event } = changes;
    await services.jobs.send(tx, mailAccountNotice, { userId: id, notice, at: now.toISOString() });
    return { outcome, event: { ...event, userId: id } };
  });
  if (decided.event !== null) await services.security.note(decided.event);
  return decided.outcome;
}
