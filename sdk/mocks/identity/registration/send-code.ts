import { knownAddressEmail, registrationCodeEmail } from '../../../domain/identity/code-emails.ts';
import { CODE_MINUTES, RESEND_SECONDS } from '../../../domain/identity/mailed-codes.ts';
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

/** How long until another code may be mailed; 0: now. */
export function secondsToResend({ codeSent }: Registration, now: Date): number {
  if (codeSent === null) return 0;
  const passed = (now.getTime() - Date.parse(codeSent)) / 1000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}
