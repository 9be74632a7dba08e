import { unauthorized } from '@spindle/sdk/contract/failure';
import { consumeCode, underCodeLimit, type AroundCode } from './fresh-code.ts';
import { lockAccount } from './lock-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { rememberSignIn } from './remember-sign-in.ts';

interface VerifiedSignIn {
  /** New codes if this sign-in enrolled an authenticator, otherwise null. */
  recoveryCodes: string[] | null;
  /** Whether the authenticator itself was used. */
  proven: boolean;
}

/**
 * Completes a sign-in with a code from the enrolled authenticator or a recovery code, or enrolls
 * the authenticator that was just shown. Returns null if the code is wrong or already used. Of two
 * simultaneous attempts, one is rejected.
 */
export async function verifyMfa(around: AroundCode, code: string): Promise<VerifiedSignIn | null> {
  const { em, services, session } = around;
  const { user } = session;
  if (user === null) throw unauthorized();
  const displayed = session.data.pendingAuthenticator;
  const verified = await underCodeLimit(around, () =>
    em.transactional(async (tx) => {
      const account = await lockAccount(tx, session);
      const by = await consumeCode({ tx, services }, account, { code, shown: displayed });
      if (by === null) return null;
      const keys = services.config.secretsKeys;
      const recoveryCodes =
        by === 'ENROLLMENT' ? await replaceRecoveryCodes(tx, keys, account.id) : null;
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
