import type { SignInFailure } from '../../domain/security/security-events.ts';
import type { AnyMockCall } from '../core/call.ts';
import { noteSecurity } from '../security/note-event.ts';
import { takeTry } from './tries.ts';

interface Try {
  limit: 'sign-in-account' | 'authenticator-code-account' | 'change-password-account';
  whom: string;
  /** Whom they try to be; null where there is nobody of that name. */
  userId: string | null;
}

/** Counts one try to get in before it is made; answers what notes that it failed. @throws Failure 429 */
export function takeSignInTry(
  call: Pick<AnyMockCall, 'state' | 'now' | 'newId' | 'operation'>,
  { limit, whom, userId }: Try,
): (why: SignInFailure) => void {
  const { operation } = call;
  const left = takeTry(call, limit, whom);
  return (reason) => {
    noteSecurity(call, { type: 'sign_in.failed', reason, operation, userId });
    if (left > 0 || userId === null) return;
    noteSecurity(call, { type: 'account.locked', operation, userId });
  };
}
