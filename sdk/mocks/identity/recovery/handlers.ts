import type { MockHandlers, MockCall, AnyMockCall } from '../../core/call.ts';
import { CODE_MINUTES, RESEND_SECONDS } from '../../../domain/identity/mailed-codes.ts';
import {
  recoveryRequested,
  recoveryRequestedBefore,
  recoveryCodeWrong,
  passwordSet,
} from '../../../domain/identity/recovery.ts';
import { presentRefusal } from '../../../domain/refusal.ts';
import { sameText } from '../../core/same-text.ts';
import type { Recovery } from '../../state.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict, rememberDevice, whoTries } from '../known-device.ts';
import {
  isExhausted,
  isMailedCode,
  takeGuess,
  minutesAfter,
  newMailedCode,
} from '../mailed-code.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { clearTries, takeTry } from '../tries.ts';
import { recoveryCodeEmail } from '../../../domain/identity/code-emails.ts';
import { postEmail } from '../../mails/post-email.ts';

/** The same for every address, known or not. */
const reasons = {
  now: recoveryRequested(CODE_MINUTES),
  'moments ago': recoveryRequestedBefore,
};

export const recovery = {
  requestPasswordRecovery(call) {
    const isNew = requestRecovery(call, call.body.email.trim());
    return { Status: 'SUCCESS', Reason: reasons[isNew ? 'now' : 'moments ago'] };
  },

  recoverPassword: (call) =>
    recoverPassword(call)
      ? { Status: 'SUCCESS', Reason: passwordSet }
      : presentRefusal(recoveryCodeWrong),
} satisfies Partial<MockHandlers>;

/** Sets a new password with a mailed code, which is good once, and ends every session and token. */
function recoverPassword(call: MockCall<'recoverPassword'>): boolean {
  const { body, state, session, now, newId } = call;
  demandGoodPassword(body, [body.email.trim()]);
  const attempt = matchCode(call);
  const person = state.people.find(({ userId }) => userId === attempt?.userId);
  if (attempt === undefined || person === undefined) return false;
  attempt.completed = true;
  person.password = body.password;
  voidRecoveries(call, person.userId);
  evict({ state, now, newId, caller: { ...person, mfaVerified: false } }, person);
  session.recovery = null;
  mailAccountNotice(call, person, 'password-changed');
  clearTries(call, 'sign-in-account', person.email.toLowerCase());
  clearTries(call, 'authenticator-code-account', person.userId);
  // Whoever has the mailbox is no stranger, and signs in next.
  rememberDevice(call, person.userId);
  return true;
}

/** Every code still good counts; a browser that began a recovery has the tries of its own. */
function matchCode({
  body,
  state,
  session,
  now,
}: MockCall<'recoverPassword'>): Recovery | undefined {
  const live = state.recoveries
    .filter(
      (one) =>
        sameText(one.email, body.email.trim()) &&
        !one.completed &&
        !isExhausted(one, 'tries') &&
        Date.parse(one.expiresAt) > now.getTime(),
    )
    .toReversed();
  const own = live.find(({ id }) => id === session.recovery);
  const candidates = own ? live : live.filter((one) => !isExhausted(one, 'strayTries'));
  const counted = own ?? candidates[0];
  if (counted === undefined || !takeGuess(counted, own !== undefined)) return undefined;
  return candidates.find(({ code }) => isMailedCode(code, body.code));
}

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin' | 'newId'>;

/** Has a code mailed, unless this browser had one within the last minute. Whether it was. */
function requestRecovery(call: Around, email: string): boolean {
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

/** Codes mailed for a new password of this account are good for nothing any more. */
export function voidRecoveries(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  userId: string,
): void {
  for (const one of state.recoveries) {
    const isLive = !one.completed && Date.parse(one.expiresAt) > now.getTime();
    if (isLive && one.userId === userId) one.expiresAt = now.toISOString();
  }
}
