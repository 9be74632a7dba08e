import { CODE_MINUTES, RESEND_SECONDS } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { postLetter } from '../../mails/post-letter.ts';
import { minutesAfter, newMailedCode } from '../mailed-code.ts';
import { takeTry } from '../tries.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin' | 'newId'>;

/** Has a code mailed, unless one was within the last minute. Whether it was. */
export function requestRecovery(call: Around, email: string): boolean {
  const { state, session, now, newId } = call;
  const recent = state.recoveries.findLast(
    (one) =>
      sameText(one.email, email) &&
      now.getTime() - Date.parse(one.dateCreated) < RESEND_SECONDS * 1000,
  );
  if (recent !== undefined) return false;
  takeTry(call, 'recovery-mail', email.toLowerCase());
  const [id, code] = [newId(), newMailedCode()];
  const person = state.people.find((one) => sameText(one.email, email));
  state.recoveries.push({
    id,
    email,
    userId: person?.userId ?? null,
    code,
    codeSent: now.toISOString(),
    tries: 0,
    strayTries: 0,
    dateCreated: now.toISOString(),
    expiresAt: minutesAfter(now, CODE_MINUTES),
    completed: false,
  });
  // One that another browser began must not become this one's.
  session.recovery = id;
  if (person !== undefined) mailCode(call, person, code);
  return true;
}

function mailCode(
  call: Around,
  { email, firstName }: { email: string; firstName: string },
  code: string,
): void {
  postLetter(call, email, {
    subject: 'Your code for a new Spindle password',
    greeting: `Hello ${firstName},`,
    blocks: [
      { kind: 'paragraph', text: 'With this code you can set a new password:' },
      { kind: 'paragraph', text: code },
      {
        kind: 'paragraph',
        text: `It is good for ${CODE_MINUTES} minutes. Enter it on the page you asked for it from, or open the page below and choose “I have a code”.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not ask for it, you need not do anything: your password stays as it is. Give the code to nobody.',
      },
      { kind: 'link', text: 'Set a new password', href: `${call.origin}/ui/passwordRecovery` },
    ],
  });
}
