import type { MockHandlers, AnyMockCall } from '../../core/call.ts';
import {
  guessAmong,
  RECOVERY_CODE_MINUTES,
  RESEND_SECONDS,
  recoveryRequested,
  recoveryRequestedBefore,
  recoveryCodeWrong,
  passwordSet,
} from '../../../domain/identity/mailed-codes.ts';
import { presentDone, presentRejection } from '../../../domain/rejection.ts';
import { sameText } from '../../../domain/same-text.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict, rememberDevice, identifyAttempt } from '../known-device.ts';
import { awaitingCode, isLive, isMailedCode, newMailedCode, countGuess } from '../mailed-code.ts';
import { shopName } from '../../config/business.ts';
import { requireGoodPassword } from '../people.ts';
import { clearAttempts, countAttempt } from '../attempts.ts';
import { recoveryCodeEmail } from '../../../domain/identity/code-emails.ts';
import { recordSecurity } from '../../security/record-event.ts';
import { postEmail } from '../../mails/post-email.ts';

export const recovery = {
  /** Sends a recovery code, unless this browser requested one within the last minute. */
  requestPasswordRecovery(call) {
    const { state, session, now, body } = call;
    const email = body.email.trim();
    const own = state.recoveries.find(
      (one) => one.id === session.recovery && sameText(one.email, email),
    );
    if (own && now.getTime() - Date.parse(own.dateCreated) < RESEND_SECONDS * 1000) {
      return presentDone(recoveryRequestedBefore);
    }
    const person = state.people.find((one) => sameText(one.email, email));
    countAttempt(
      call,
      'recovery-mail',
      identifyAttempt(session, person?.userId, email.toLowerCase()),
    );
    if (own && !own.completed) own.expiresAt = now.toISOString();
    const code = newMailedCode();
    const waiting = awaitingCode(call, email, RECOVERY_CODE_MINUTES);
    const codeSent = now.toISOString();
    state.recoveries.push({ ...waiting, userId: person?.userId ?? null, code, codeSent });
    session.recovery = waiting.id;
    if (person !== undefined) {
      const { firstName } = person;
      postEmail(call, email, recoveryCodeEmail({ firstName, code, publicUrl: call.origin }));
    }
    // the same for known and unknown addresses, so that it doesn't reveal which ones have accounts
    return presentDone(recoveryRequested);
  },

  /** Sets a new password with an emailed code, which works once. Ends all sessions and tokens. */
  recoverPassword(call) {
    const { body, state, session, now } = call;
    const email = body.email.trim();
    requireGoodPassword(body, [email, shopName(state)]);
    const waiting = state.recoveries.filter(
      (one) => sameText(one.email, email) && isLive(one, now),
    );
    const guess = guessAmong(waiting.toReversed(), session.recovery);
    const attempt =
      guess.counted && countGuess(guess.counted, guess.bound)
        ? guess.candidates.find(({ code }) => isMailedCode(code, body.code))
        : undefined;
    const person = state.people.find(({ userId }) => userId === attempt?.userId);
    if (attempt === undefined || person === undefined) {
      recordSecurity(call, { type: 'sign_in.failed', reason: 'WRONG_CODE', userId: null });
      return presentRejection(recoveryCodeWrong);
    }
    attempt.completed = true;
    person.password = body.password;
    voidRecoveries(call, person.userId);
    const by = { ...person, mfaVerified: false };
    evict({ state, now, newId: call.newId, caller: by }, person);
    session.recovery = null;
    mailAccountNotice(call, person, 'password-changed');
    clearAttempts(call, 'sign-in-account', person.email.toLowerCase());
    clearAttempts(call, 'authenticator-code-account', person.userId);
    // Anyone who can read the mailbox counts as the owner, and signs in next.
    rememberDevice(call, person.userId);
    return presentDone(passwordSet);
  },
} satisfies Partial<MockHandlers>;

/** Invalidates the account's pending recovery codes. */
export function voidRecoveries(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  userId: string,
): void {
  const own = state.recoveries.filter((one) => one.userId === userId);
  for (const one of own.filter((code) => isLive(code, now))) one.expiresAt = now.toISOString();
}
