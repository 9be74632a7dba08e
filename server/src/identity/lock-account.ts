import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import { hasPasskeys } from './passkeys/read-passkeys.ts';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { ShopSession } from '../contract/shop-session.ts';
import { Session } from './session.entity.ts';

/** The account of a session. Its row stays locked until the transaction ends. */
export interface LockedAccount {
  id: string;
  /** Encrypted. Null while no authenticator is enrolled. */
  totpSecret: string | null;
  /** The last time step for which an authenticator code was accepted. */
  totpLastStep: number | null;
  /** False if the password was voided. The owner then has to reset it by email. */
  hasPassword: boolean;
  hasPasskeys: boolean;
}

/**
 * Locks the account before looking for the session. Ending sessions changes the account in the same
 * transaction, so a call that is already running can't undo it.
 * @throws 401
 */
export async function lockAccount(
  tx: EntityManager,
  { id, user }: Pick<ShopSession, 'id'> & { user: { id: string } | null },
): Promise<LockedAccount> {
  const row = await db(tx)
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.totp_secret as totpSecret',
      'u.totp_last_step as totpLastStep',
      hasPasskeys.as('hasPasskeys'),
    ])
    .select((eb) => bool(eb('u.password_hash', 'is not', null)).as('hasPassword'))
    .where('u.id', '=', user?.id ?? null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined || id === null) throw unauthorized();
  if ((await tx.count(Session, { id, user: row.id })) === 0) throw unauthorized();
  return row;
}
