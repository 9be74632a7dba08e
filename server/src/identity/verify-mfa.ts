import type { EntityManager } from '@mikro-orm/postgresql';
import { unauthorized } from '@spindle/sdk/contract/failure';
import { stepOfCode } from '@spindle/sdk/domain/identity/authenticator';
import { takeFreshCode, underCodeLimit, type AroundCode } from './fresh-code.ts';
import { lockAccount, type LockedAccount } from './lock-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { rememberSignIn } from './remember-sign-in.ts';
import { unseal } from './secret-box.ts';
import { db } from '../database/db.ts';

interface Verified {
  /** Where an authenticator was enrolled by it. */
  recoveryCodes: string[] | null;
  /** By the authenticator itself. */
  proven: boolean;
}

/**
 * Completes a sign-in with a code of the enrolled authenticator or a recovery code, or enrols the
 * authenticator that was just shown. Null where the code is not right or was used before: of two
 * tries at the same moment one is refused.
 */
export async function verifyMfa(around: AroundCode, code: string): Promise<Verified | null> {
  const { em, services, session } = around;
  const { user } = session;
  if (user === null) throw unauthorized();
  const verified = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      if (account.totpSecret === null) return enrol(tx, around, account, code);
      const taken = await takeFreshCode({ tx, services }, account, code);
      return taken && { recoveryCodes: null, proven: taken === 'authenticator' };
    }),
  );
  if (verified === null) return null;
  await session.confirm(verified);
  await rememberSignIn(around, user.id);
  if (verified.recoveryCodes !== null) {
    await services.security.note({ type: 'factor.added', reason: 'AUTHENTICATOR' });
  }
  return verified;
}

/**
 * Not where the password was voided: whoever still has a session by it may be a stranger. Nor beside a
 * passkey, which has to be shown first.
 */
async function enrol(
  tx: EntityManager,
  { services, session }: AroundCode,
  { id, hasPassword, hasPasskeys }: LockedAccount,
  code: string,
): Promise<Verified | null> {
  const { secretsKeys } = services.config;
  const box = session.data.pendingAuthenticator;
  if (box === undefined || !hasPassword || hasPasskeys) return null;
  const step = stepOfCode(unseal(secretsKeys, box, id), code, services.now());
  if (step === null) return null;
  await db(tx)
    .updateTable('users')
    .set({ totp_secret: box, totp_last_step: step })
    .where('id', '=', id)
    .where('totp_secret', 'is', null)
    .execute();
  return { recoveryCodes: await replaceRecoveryCodes(tx, secretsKeys, id), proven: true };
}
