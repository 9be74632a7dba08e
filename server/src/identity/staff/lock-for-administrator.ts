import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { bool } from '../../database/expressions.ts';
import { forbidden, notFound } from '@spindle/sdk/contract/failure';
import { noLongerAdministrator } from '@spindle/sdk/domain/calls/validate-call';
import type { JobRole } from '@spindle/sdk/domain/identity/staff-roles';
import { noSuch } from '@spindle/sdk/domain/records';

export interface LockedAccount {
  id: string;
  extended: boolean;
  warehouse: boolean;
  roles: JobRole[];
  mfaEnrolled: boolean;
  passwordSet: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Locks every administrator and the account being changed, in id order. If two administrators
 * remove each other's role at the same time, the second one no longer has it and fails.
 * @throws Failure 403 if the actor is no longer an administrator, 404 if the account doesn't exist
 */
export async function lockForAdministrator(
  tx: EntityManager,
  { actorId, accountId }: { actorId: string; accountId: string },
): Promise<LockedAccount> {
  if (!uuid.test(accountId)) throw notFound(noSuch('account'));
  const locked = await db(tx)
    .selectFrom('users')
    .select(['id', 'extended', 'warehouse', 'roles'])
    .select((eb) => [
      bool(eb('totp_secret', 'is not', null)).as('mfaEnrolled'),
      bool(eb('password_hash', 'is not', null)).as('passwordSet'),
    ])
    .where((eb) => eb.or([eb.ref('extended'), eb('id', '=', accountId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!locked.some(({ id, extended }) => id === actorId && extended)) {
    throw forbidden(noLongerAdministrator);
  }
  const account = locked.find(({ id }) => id === accountId.toLowerCase());
  if (account === undefined) throw notFound(noSuch('account'));
  return account;
}
