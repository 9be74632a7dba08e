import type { EntityManager } from '@mikro-orm/postgresql';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { evict, voidRecoveries } from '../identity/evict.ts';
import { identifyAttempt } from '../identity/known-device.ts';
import { saveDevice } from '../identity/remember-sign-in.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { hashPassword, verifyPassword } from '../identity/password.ts';
import { requireGoodPassword } from '../identity/common-passwords.ts';
import { countSignInAttempt } from '../identity/sign-in-attempts.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { User } from '../identity/user.entity.ts';

interface PasswordCall {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits' | 'security'>;
  session: ShopSession;
  user: SessionUser;
  now: Date;
  requestId: string;
}

interface PasswordForm {
  oldPassword: string;
  password: string;
  vpassword: string;
}

/**
 * Sets a new password if the old one is correct. Cancels pending recoveries, ends the account's
 * other sessions and its API tokens, and continues under a new session id. Returns false if the old
 * password is wrong or was changed concurrently.
 * @throws 400 if the new password is not acceptable, 429 after too many wrong old passwords
 */
export async function changePassword(
  { em, services, session, user, now, requestId }: PasswordCall,
  input: PasswordForm,
): Promise<boolean> {
  const { name } = services.config.business.brand;
  await requireGoodPassword(input, [user.email, user.firstName, user.lastName, name]);
  const { device } = session;
  const attempt = await identifyAttempt(em, { userId: user.id, device, now });
  const limit = 'change-password-account';
  const failed = await countSignInAttempt(services, {
    limit,
    whom: attempt,
    userId: user.id,
    wrong: 'WRONG_PASSWORD',
  });
  const account = await em.findOne(User, { id: user.id }, { fields: ['passwordHash'] });
  const oldHash = account?.passwordHash ?? null;
  if (!(await verifyPassword(oldHash, input.oldPassword)).right) {
    await failed();
    return false;
  }
  const newHash = await hashPassword(input.password);
  const changed = await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    const unchanged = { id: user.id, passwordHash: oldHash };
    const fields = { passwordHash: newHash, updatedAt: now };
    if ((await tx.nativeUpdate(User, unchanged, fields)) === 0) return false;
    await voidRecoveries(tx, user.id, now);
    await evict(tx, { userId: user.id, keep: session.id, actor: user, requestId, now });
    const notice = 'password-changed';
    const at = now.toISOString();
    await services.jobs.send(tx, mailAccountNotice, { userId: user.id, notice, at });
    return true;
  });
  if (!changed) return false;
  await services.limits.forgive(limit, attempt);
  await session.rotate();
  await saveDevice(em, session);
  return true;
}
