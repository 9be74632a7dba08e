import { tooManyRequests } from '@spindle/sdk/contract/failure';
import { failedAttempt } from '@spindle/sdk/domain/security/security-events';
import type { Services } from '../services.ts';

interface SignInAttempt {
  /** One of the limits per account. */
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  /** The key under which the limit counts. */
  whom: string;
  /** The account that someone is trying to sign in to, or null if it doesn't exist. */
  userId: string | null;
  /** What is wrong if the attempt fails. */
  wrong: Parameters<typeof failedAttempt>[0];
}

type AttemptServices = Pick<Services, 'limits' | 'security'>;

/**
 * Counts a sign-in attempt before it is made. Returns a function that records its failure. Call
 * neither function within a transaction.
 * @throws Failure 429 after too many attempts
 */
export async function countSignInAttempt(
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

/**
 * Runs one attempt. The attempt is counted in advance and removed from the count if it succeeds.
 * Returns null if it failed.
 */
export async function attemptSignIn<T>(
  services: AttemptServices,
  one: SignInAttempt,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const failed = await countSignInAttempt(services, one);
  const outcome = await attempt();
  if (outcome === null) await failed();
  else await services.limits.forgive(one.limit, one.whom);
  return outcome;
}
