import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import { hasPasskeys } from './passkeys/has-passkeys.ts';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { ShopSession } from '../contract/shop-session.ts';

/** The account of a session, its row locked until the transaction ends. */
export interface LockedAccount {
  id: string;
  /** Sealed; null while no authenticator is enrolled. */
  totpSecret: string | null;
  /** False: it was voided, and the owner has to recover by mail. */
  hasPassword: boolean;
  hasPasskeys: boolean;
}

/**
 * Locks the account first and looks for the session then: whoever ends sessions changes the account
 * in the same transaction, so a call that was let in before can't undo that. @throws 401
 */
export async function lockAccount(
  tx: EntityManager,
  { id, user }: Pick<ShopSession, 'id'> & { user: { id: string } | null },
): Promise<LockedAccount> {
  const row = await db(tx)
    .selectFrom('users as u')
    .select(['u.id', 'u.totp_secret as totpSecret', hasPasskeys.as('hasPasskeys')])
    .select((eb) => bool(eb('u.password_hash', 'is not', null)).as('hasPassword'))
    .where('u.id', '=', user?.id ?? null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const alive = await query(tx, 'select 1 from sessions where id = $1 and user_id = $2', [
    id,
    row?.id ?? null,
  ]);
  if (row === undefined || alive.length === 0) throw unauthorized();
  return row;
}
