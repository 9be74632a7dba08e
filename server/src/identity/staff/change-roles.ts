import type { EntityManager } from '@mikro-orm/postgresql';
import { changeOfRoles } from '@spindle/sdk/domain/identity/change-of-roles';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import { recordAudit } from '../../audit/record-audit.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import type { Services } from '../../services.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';
import { rolesSoAlready, rolesChanged, noRoleNamed } from '@spindle/sdk/domain/identity/staff';
import { refused, done, type Outcome } from '@spindle/sdk/domain/refusal';
import { User } from '../user.entity.ts';

/** What an administrator's change of somebody's account needs besides its input. */
export interface StaffCall {
  em: EntityManager;
  services: Pick<Services, 'jobs'>;
  /** Who changes it. */
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

/** What is left out stays as it is. */
export interface RolesForm {
  extended?: boolean;
  warehouse?: boolean;
}

/**
 * Gives and takes roles; they count from the account's next call on, and whoever may do less than
 * before is signed out everywhere and loses their API tokens for good. As nobody takes the Extended
 * role from themselves, and only administrators take it, one of them always stays.
 * @throws Failure 400 where no role is named, 403 and 404 as `lockForAdministrator` does
 */
export async function changeRoles(
  { em, services, user, requestId, now }: StaffCall,
  accountId: string,
  form: RolesForm,
): Promise<Outcome> {
  demandRole(form);
  return em.transactional(async (tx) => {
    const account = await lockForAdministrator(tx, { actorId: user.id, accountId });
    const { id, extended, warehouse } = account;
    const roles = changeOfRoles(account, form, { own: id === user.id });
    if ('refusal' in roles) return refused(roles.refusal);
    const { after } = roles;
    const changed = changedFields({ extended, warehouse }, { ...after });
    if (changed === null) return done(rolesSoAlready);
    await tx.nativeUpdate(User, { id }, { ...after, updatedAt: now });
    const actor = { id: user.id, email: user.email };
    const action = 'identity.change-roles';
    recordAudit(tx, { actor, action, subject: `customer ${id}`, ...changed, requestId, now });
    if (roles.lost) await evict(tx, { userId: id, actor, requestId, now });
    if (roles.promoted) {
      const notice = 'made-administrator';
      await services.jobs.send(tx, mailAccountNotice, {
        userId: id,
        notice,
        at: now.toISOString(),
      });
    }
    return done(rolesChanged);
  });
}

function demandRole({ extended, warehouse }: RolesForm): void {
  if (extended !== undefined || warehouse !== undefined) return;
  const message = 'or warehouse is required';
  throw badRequest(noRoleNamed, [{ path: 'extended', message }]);
}
