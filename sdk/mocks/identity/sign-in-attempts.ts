import { failedAttempt } from '../../domain/security/security-events.ts';
import type { AnyMockCall } from '../core/call.ts';
import { recordSecurity } from '../security/record-event.ts';
import { forgiveAttempt, countAttempt } from './attempts.ts';

interface SignInAttempt {
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  whom: string;
  /** The account to sign in to. Null if none has the name. */
  userId: string | null;
  /** The rejection if the attempt fails. */
  wrong: Parameters<typeof failedAttempt>[0];
}

/**
 * Runs a sign-in attempt. It is counted before it runs, and uncounted if it succeeds.
 * @throws Failure 429 after too many
 */
export function attemptSignIn<T>(
  call: Pick<AnyMockCall, 'state' | 'now' | 'newId' | 'operation'>,
  { limit, whom, userId, wrong }: SignInAttempt,
  attempt: () => T | null,
): T | null {
  const left = countAttempt(call, limit, whom);
  const outcome = attempt();
  if (outcome !== null) forgiveAttempt(call, limit, whom);
  else for (const event of failedAttempt(wrong, { userId, left })) recordSecurity(call, event);
  return outcome;
}
