import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict, voidRecoveries } from '../evict.ts';
import { hashPassword } from '../password.ts';
import { requireGoodPassword } from '../common-passwords.ts';
import { matchCode } from './match-code.ts';
import { Recovery } from '../recovery.entity.ts';
import { User } from '../user.entity.ts';

interface RecoveryCall {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits'>;
  now: Date;
  requestId: string;
}

interface NewPasswordForm {
  email: string;
  code: string;
  password: string;
  vpassword: string;
  /** The recovery that this browser started. */
  ownId: string | null;
}

/**
 * Sets a new password with an emailed one-time code, ends every session and API token, and lifts
 * locks caused by too many attempts. The authenticator stays. Returns the account's id, or null if
 * the code is wrong.
 * @throws Failure 400 if the password is not acceptable
 */
export async function recoverPassword(
  { em, services, now, requestId }: RecoveryCall,
  { email, code, password, vpassword, ownId }: NewPasswordForm,
): Promise<string | null> {
  await requireGoodPassword({ password, vpassword }, [email, services.config.business.brand.name]);
  // Hash before looking anything up, so that wrong codes and unknown addresses take equally long.
  const passwordHash = await hashPassword(password);
  const recoveryId = await matchCode(em, services.config.secretsKeys, { email, code, ownId, now });
  if (recoveryId === null) return null;
  const owner = await em.transactional(async (tx) => {
    const user = await db(tx)
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', (eb) =>
        eb.selectFrom('recoveries').select('user_id').where('id', '=', recoveryId),
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user === undefined) return null;
    const open = { id: recoveryId, completedAt: null, expiresAt: { $gt: now } };
    if ((await tx.nativeUpdate(Recovery, open, { completedAt: now })) === 0) return null;
    await tx.nativeUpdate(User, { id: user.id }, { passwordHash, updatedAt: now });
    await voidRecoveries(tx, user.id, now);
    await evict(tx, { userId: user.id, actor: user, requestId, now });
    const at = now.toISOString();
    await services.jobs.send(tx, mailAccountNotice, {
      userId: user.id,
      notice: 'password-changed',
      at,
    });
    return user;
  });
  if (owner === null) return null;
  await services.limits.clear('sign-in-account', owner.email.toLowerCase());
  await services.limits.clear('authenticator-code-account', owner.id);
  return owner.id;
}
