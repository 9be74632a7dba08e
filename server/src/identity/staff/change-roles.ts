import type { EntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import { recordAudit } from '../../audit/record-audit.ts';
import { query } from '../../database/query.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import type { Services } from '../../services.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { lockForAdministrator } from './lock-for-administrator.ts';
import {
  ownRole,
  rolesSoAlready,
  rolesChanged,
  noRoleNamed,
} from '@spindle/sdk/domain/identity/staff';
import { refused, done, type Outcome } from '@spindle/sdk/domain/refusal';

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
    if (account.id === user.id && form.extended === false) {
      return refused(ownRole);
    }
    const { id, extended, warehouse } = account;
    const after = {
      extended: form.extended ?? extended,
      warehouse: form.warehouse ?? warehouse,
    };
    const changed = changedFields({ extended, warehouse }, after);
    if (changed === null) return done(rolesSoAlready);
    await query(
      tx,
      `update users set extended = $2, warehouse = $3, updated_at = $4, version = version + 1
        where id = $1`,
      [id, after.extended, after.warehouse, now],
    );
    const actor = { id: user.id, email: user.email };
    const action = 'identity.change-roles';
    recordAudit(tx, { actor, action, subject: `customer ${id}`, ...changed, requestId, now });
    if (mayDoLess({ extended, warehouse }, after)) {
      await evict(tx, { userId: id, actor, requestId, now });
    }
    if (after.extended && !extended) {
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

interface Roles {
  extended: boolean;
  warehouse: boolean;
}

/** Administrators pick orders by their own role. */
function mayDoLess(before: Roles, after: Roles): boolean {
  if (after.extended) return false;
  return before.extended || (before.warehouse && !after.warehouse);
}

function demandRole({ extended, warehouse }: RolesForm): void {
  if (extended !== undefined || warehouse !== undefined) return;
  const message = 'or warehouse is required';
  throw badRequest(noRoleNamed, [{ path: 'extended', message }]);
}
