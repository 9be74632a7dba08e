import { unauthorized } from '@spindle/sdk/contract/failure';
import { takeCode, underCodeLimit, type AroundCode } from './fresh-code.ts';
import { lockAccount } from './lock-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { rememberSignIn } from './remember-sign-in.ts';

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
  const shown = session.data.pendingAuthenticator;
  const verified = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      const by = await takeCode({ tx, services }, account, { code, shown });
      if (by === null) return null;
      const keys = services.config.secretsKeys;
      const recoveryCodes =
        by === 'ENROLMENT' ? await replaceRecoveryCodes(tx, keys, account.id) : null;
      return { recoveryCodes, proven: by !== 'RECOVERY_CODE' };
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
