import { failedAttempt } from '../../domain/security/security-events.ts';
import type { AnyMockCall } from '../core/call.ts';
import { recordSecurity } from '../security/record-event.ts';
import { forgiveAttempt, countAttempt } from './attempts.ts';

interface SignInAttempt {
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  whom: string;
  /** Whom they try to be; null where there is nobody of that name. */
  userId: string | null;
  /** What is wrong where it fails. */
  wrong: Parameters<typeof failedAttempt>[0];
}

/** One try to get in, counted before it is made and forgiven where it is right. @throws Failure 429 */
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
