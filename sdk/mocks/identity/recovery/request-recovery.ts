import { recoveryCodeEmail } from '../../../domain/identity/code-emails.ts';
import { CODE_MINUTES, RESEND_SECONDS } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { postEmail } from '../../mails/post-email.ts';
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
  if (person !== undefined) {
    const { firstName } = person;
    postEmail(call, email, recoveryCodeEmail({ firstName, code, publicUrl: call.origin }));
  }
  return true;
}
