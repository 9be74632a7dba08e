import { knownAddressEmail, registrationCodeEmail } from '../../../domain/identity/code-emails.ts';
import { CODE_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { postEmail } from '../../mails/post-email.ts';
import type { Registration } from '../../state.ts';
import { minutesAfter, newMailedCode } from '../mailed-code.ts';
import { takeTry } from '../tries.ts';

/** A new code in place of any before, with five guesses anew. @throws Failure 429 */
export function sendCode(
  call: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  attempt: Registration,
): void {
  const { state, now, origin } = call;
  takeTry(call, 'registration-mail', attempt.email.toLowerCase());
  const code = newMailedCode();
  const codeEnds = minutesAfter(now, CODE_MINUTES);
  Object.assign(attempt, {
    code,
    codeSent: now.toISOString(),
    tries: 0,
    strayTries: 0,
    expiresAt: attempt.expiresAt > codeEnds ? attempt.expiresAt : codeEnds,
  } satisfies Partial<Registration>);
  const isKnown = state.people.some(({ email }) => sameText(email, attempt.email));
  postEmail(call, attempt.email, isKnown ? knownAddressEmail(origin) : registrationCodeEmail(code));
}
