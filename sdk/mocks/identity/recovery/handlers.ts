import type { MockHandlers, MockCall, AnyMockCall } from '../../core/call.ts';
import {
  MOST_GUESSES,
  RECOVERY_CODE_MINUTES,
  RESEND_SECONDS,
} from '../../../domain/identity/mailed-codes.ts';
import {
  recoveryRequested,
  recoveryRequestedBefore,
  recoveryCodeWrong,
  passwordSet,
} from '../../../domain/identity/recovery.ts';
import { presentDone, presentRefusal } from '../../../domain/refusal.ts';
import { sameText } from '../../../domain/same-text.ts';
import type { Recovery } from '../attempt-records.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict, rememberDevice, whoTries } from '../known-device.ts';
import {
  awaitingCode,
  isLive,
  isMailedCode,
  liveOf,
  newMailedCode,
  takeGuess,
} from '../mailed-code.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { clearTries, takeTry } from '../tries.ts';
import { recoveryCodeEmail } from '../../../domain/identity/code-emails.ts';
import { noteSecurity } from '../../security/note-event.ts';
import { postEmail } from '../../mails/post-email.ts';

export const recovery = {
  requestPasswordRecovery(call) {
    const isNew = requestRecovery(call, call.body.email.trim());
    // the same for every address, known or not
    return presentDone(isNew ? recoveryRequested : recoveryRequestedBefore);
  },

  recoverPassword: (call) =>
    recoverPassword(call) ? presentDone(passwordSet) : presentRefusal(recoveryCodeWrong),
} satisfies Partial<MockHandlers>;

/** Sets a new password with a mailed code, which is good once, and ends every session and token. */
function recoverPassword(call: MockCall<'recoverPassword'>): boolean {
  const { body, state, session, now, newId } = call;
  demandGoodPassword(body, [body.email.trim()]);
  const attempt = matchCode(call);
  const person = state.people.find(({ userId }) => userId === attempt?.userId);
  if (attempt === undefined || person === undefined) {
    const { operation } = call;
    const [type, reason] = ['sign_in.failed', 'WRONG_CODE'] as const;
    noteSecurity(call, { type, reason, operation, userId: null });
    return false;
  }
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
function matchCode(call: MockCall<'recoverPassword'>): Recovery | undefined {
  const { body, state, session, now } = call;
  const live = liveOf(state.recoveries, body.email.trim(), now)
    .filter(({ tries }) => tries < MOST_GUESSES)
    .toReversed();
  const own = live.find(({ id }) => id === session.recovery);
  const candidates = own ? live : live.filter(({ strayTries }) => strayTries < MOST_GUESSES);
  const counted = own ?? candidates[0];
  if (counted === undefined || !takeGuess(counted, own !== undefined)) return undefined;
  return candidates.find(({ code }) => isMailedCode(code, body.code));
}

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin' | 'newId'>;

/** Has a code mailed, unless this browser had one within the last minute. Whether it was. */
function requestRecovery(call: Around, email: string): boolean {
  const { state, session, now } = call;
  const own = state.recoveries.find(
    (one) => one.id === session.recovery && sameText(one.email, email),
  );
  if (own && now.getTime() - Date.parse(own.dateCreated) < RESEND_SECONDS * 1000) return false;
  const person = state.people.find((one) => sameText(one.email, email));
  const whom = whoTries(session, person?.userId, email.toLowerCase());
  takeTry(call, 'recovery-mail', whom);
  if (own && !own.completed) own.expiresAt = now.toISOString();
  const code = newMailedCode();
  const waiting = awaitingCode(call, email, RECOVERY_CODE_MINUTES);
  state.recoveries.push({
    ...waiting,
    userId: person?.userId ?? null,
    code,
    codeSent: now.toISOString(),
  });
  session.recovery = waiting.id;
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
    if (one.userId === userId && isLive(one, now)) one.expiresAt = now.toISOString();
  }
}
