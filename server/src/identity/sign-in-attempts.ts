import { tooManyRequests } from '@spindle/sdk/contract/failure';
import { failedAttempt } from '@spindle/sdk/domain/security/security-events';
import type { Services } from '../services.ts';

interface SignInAttempt {
  /** Of the limits that count by account. */
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  /** Who tries, as the limit counts them. */
  whom: string;
  /** Whom they try to be; null where there is nobody of that name. */
  userId: string | null;
  /** What is wrong where it fails. */
  wrong: Parameters<typeof failedAttempt>[0];
}

type AttemptServices = Pick<Services, 'limits' | 'security'>;

/**
 * Counts one try to get in before it is made; answers what notes that it failed. Nothing of it may be
 * called within a transaction.
 * @throws Failure 429 where there have been too many
 */
export async function takeSignInAttempt(
  { limits, security }: AttemptServices,
  { limit, whom, userId, wrong }: SignInAttempt,
): Promise<() => Promise<void>> {
  const { left, seconds } = await limits.count(limit, whom);
  if (left < 0) {
    await security.note({ type: 'sign_in.failed', reason: 'LOCKED', userId });
    throw tooManyRequests(seconds);
  }
  return async () => {
    for (const event of failedAttempt(wrong, { userId, left })) await security.note(event);
  };
}

/** One try, counted before it is made and forgiven where it is right; null: it was wrong. */
export async function attemptSignIn<T>(
  services: AttemptServices,
  one: SignInAttempt,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const failed = await takeSignInAttempt(services, one);
  const outcome = await attempt();
  if (outcome === null) await failed();
  else await services.limits.forgive(one.limit, one.whom);
  return outcome;
}
