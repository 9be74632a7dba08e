import { CODE_MINUTES, RESEND_SECONDS } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { postLetter } from '../../mails/post-letter.ts';
import { whoTries } from '../known-device.ts';
import { minutesAfter, newMailedCode } from '../mailed-code.ts';
import { takeTry } from '../tries.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin' | 'newId'>;

/** Has a code mailed, unless this browser had one within the last minute. Whether it was. */
export function requestRecovery(call: Around, email: string): boolean {
  const { state, session, now, newId } = call;
  const own = state.recoveries.find(
    (one) => one.id === session.recovery && sameText(one.email, email),
  );
  if (own && now.getTime() - Date.parse(own.dateCreated) < RESEND_SECONDS * 1000) return false;
  const person = state.people.find((one) => sameText(one.email, email));
  const whom = whoTries(session, person?.userId, email.toLowerCase());
  takeTry(call, 'recovery-mail', whom);
  if (own && !own.completed) own.expiresAt = now.toISOString();
  const [id, code] = [newId(), newMailedCode()];
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
