import { failedTry } from '../../domain/security/security-events.ts';
import type { AnyMockCall } from '../core/call.ts';
import { noteSecurity } from '../security/note-event.ts';
import { forgiveTry, takeTry } from './tries.ts';

interface SignInTry {
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  whom: string;
  /** Whom they try to be; null where there is nobody of that name. */
  userId: string | null;
  /** What is wrong where it fails. */
  wrong: Parameters<typeof failedTry>[0];
}

/** One try to get in, counted before it is made and forgiven where it is right. @throws Failure 429 */
export function tryToGetIn<T>(
  call: Pick<AnyMockCall, 'state' | 'now' | 'newId' | 'operation'>,
  { limit, whom, userId, wrong }: SignInTry,
  attempt: () => T | null,
): T | null {
  const left = takeTry(call, limit, whom);
  const outcome = attempt();
  if (outcome !== null) forgiveTry(call, limit, whom);
  else for (const event of failedTry(wrong, { userId, left })) noteSecurity(call, event);
  return outcome;
}
