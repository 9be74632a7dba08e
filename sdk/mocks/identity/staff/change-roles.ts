import { badRequest } from '../../../contract/failure.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { MockCall } from '../../core/call.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { accountOf } from './account-of.ts';
import {
  noRoleNamed,
  ownRole,
  rolesSoAlready,
  rolesChanged,
} from '../../../domain/identity/staff.ts';
import { presentRefusal } from '../../../domain/refusal.ts';

/**
 * Gives and takes roles; what is left out stays as it is. Whoever may do less than before is signed
 * out everywhere.
 */
export function changeRoles(call: MockCall<'changeRoles'>) {
  const { body, user } = call;
  if (body.extended === undefined && body.warehouse === undefined) {
    const message = 'or warehouse is required';
    throw badRequest(noRoleNamed, [{ path: 'extended', message }]);
  }
  const account = accountOf(call);
  if (account === user && body.extended === false) {
    return presentRefusal(ownRole);
  }
  const before: Record<string, boolean> = {};
  const after: Record<string, boolean> = {};
  const wasExtended = account.extended;
  for (const role of ['extended', 'warehouse'] as const) {
    const wanted = body[role] ?? account[role];
    if (wanted === account[role]) continue;
    before[role] = account[role];
    after[role] = wanted;
    account[role] = wanted;
  }
  if (Object.keys(after).length === 0) {
    return { Status: 'SUCCESS', Reason: rolesSoAlready } as const;
  }
  const subject = `customer ${account.userId}`;
  recordAudit(call, { action: 'identity.change-roles', subject, before, after });
  const lost = wasExtended || before['warehouse'] === true;
  if (lost && !account.extended) evict(call, account);
  if (account.extended && !wasExtended) mailAccountNotice(call, account, 'made-administrator');
  return { Status: 'SUCCESS', Reason: rolesChanged } as const;
}
