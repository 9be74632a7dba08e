import { tooManyRequests } from '@spindle/sdk/contract/failure';
import type { SignInFailure } from '@spindle/sdk/domain/security/security-events';
import type { Services } from '../services.ts';

interface Try {
  /** Of the limits that count by account. */
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  /** Who tries, as the limit counts them. */
  whom: string;
  /** Whom they try to be; null where there is nobody of that name. */
  userId: string | null;
}

/**
 * Counts one try to get in before it is made; answers what notes that it failed. Nothing of it may be
 * called within a transaction.
 * @throws Failure 429 where there have been too many
 */
export async function takeSignInTry(
  { limits, security }: Pick<Services, 'limits' | 'security'>,
  { limit, whom, userId }: Try,
): Promise<(why: SignInFailure) => Promise<void>> {
  const note = (reason: SignInFailure) => security.note({ type: 'sign_in.failed', reason, userId });
  const { left, seconds } = await limits.count(limit, whom);
  if (left < 0) {
    await note('LOCKED');
    throw tooManyRequests(seconds);
  }
  return async (why) => {
    await note(why);
    if (left === 0 && userId !== null) await security.note({ type: 'account.locked', userId });
  };
}
