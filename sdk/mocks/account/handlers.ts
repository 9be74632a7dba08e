import { generateSecret } from 'otplib';
import { badRequest } from '../../contract/failure.ts';
import {
  nameChanged,
  nameTooShort,
  proven,
  samePassword,
  sameAsOld,
  shortNames,
} from '../../domain/account/account-replies.ts';
import {
  accountReplies,
  presentNewCodes,
  presentNextAuthenticator,
} from '../../domain/account/presenters.ts';
import { done, presentDone, presentOutcome, refused, type Outcome } from '../../domain/refusal.ts';
import { challengeOver, passkeyWrong } from '../../domain/identity/passkeys.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { takeChallenge } from '../identity/passkeys/challenges.ts';
import { matchAssertion } from '../identity/passkeys/match-assertion.ts';
import { passkeys } from './passkeys.ts';
import {
  takeStep,
  underCodeLimit,
  withFreshCode,
  replaceRecoveryCodes,
} from '../identity/fresh-code.ts';
import { isSamePassword } from '../../domain/identity/password-flaw.ts';
import { evict, rememberDevice, whoTries } from '../identity/known-device.ts';
import { demandGoodPassword } from '../identity/password-rules.ts';
import { voidRecoveries } from '../identity/recovery/handlers.ts';
import { takeSignInTry } from '../identity/sign-in-tries.ts';
import { forgiveTry } from '../identity/tries.ts';
import { noteSecurity } from '../security/note-event.ts';
import type { components } from '../../src/schema.d.ts';
import { authenticatorUri, stepOfCode } from '../../domain/identity/authenticator.ts';
import { minutesAfter } from '../identity/mailed-code.ts';

export const account = {
  ...passkeys,

  changeName({ body, user }) {
    const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    const errors = shortNames(names);
    if (errors.length > 0) throw badRequest(nameTooShort, errors);
    Object.assign(user, names);
    return presentDone(nameChanged);
  },

  changePassword: (call) =>
    accountReplies[changePassword(call) ? 'password changed' : 'password wrong'],

  countRecoveryCodes: ({ user }) => ({ Left: user.recoveryCodes.length }),

  proveIdentity(call) {
    const { user, session, body, now } = call;
    if (!('authCode' in body)) return presentOutcome(proveByPasskey(call, body));
    const taken = underCodeLimit(call, () => takeStep(user, body.authCode, now) || null);
    if (taken) session.provenAt = now.toISOString();
    return accountReplies[taken ? 'proven' : 'not proven'];
  },

  renewRecoveryCodes: (call) =>
    presentNewCodes(
      withFreshCode(call, call.body.authCode, () => {
        mailAccountNotice(call, call.user, 'recovery-codes-renewed');
        return replaceRecoveryCodes(call.user);
      }),
    ),

  startAuthenticatorChange: (call) => presentNextAuthenticator(startAuthenticatorChange(call)),
  confirmAuthenticatorChange: (call) => accountReplies[confirmAuthenticatorChange(call)],
} satisfies Partial<MockHandlers>;

function proveByPasskey(
  call: MockCall<'proveIdentity'>,
  assertion: components['schemas']['PasskeyAssertion'],
): Outcome {
  const { user, session, now } = call;
  const challenge = takeChallenge(call, 'use');
  if (challenge === null) return refused(challengeOver);
  const matched = underCodeLimit(call, () => matchAssertion(call, user, { assertion, challenge }));
  if (matched === null) return refused(passkeyWrong);
  session.provenAt = now.toISOString();
  return done(proven);
}

/** Sets a new password where the old one is right; ends the account's other sessions and its tokens. */
function changePassword(call: MockCall<'changePassword'>): boolean {
  const { body, user, session } = call;
  demandGoodPassword(body, [user.email, user.firstName, user.lastName]);
  if (isSamePassword(body.password, body.oldPassword)) {
    throw badRequest(samePassword, [{ path: 'password', message: sameAsOld }]);
  }
  const whom = whoTries(session, user.userId);
  const limit = 'change-password-account';
  const failed = takeSignInTry(call, { limit, whom, userId: user.userId });
  if (user.password === null || !isSamePassword(user.password, body.oldPassword)) {
    failed('WRONG_PASSWORD');
    return false;
  }
  user.password = body.password;
  voidRecoveries(call, user.userId);
  evict(call, user, session);
  mailAccountNotice(call, user, 'password-changed');
  forgiveTry(call, 'change-password-account', whom);
  rememberDevice(call, user.userId);
  return true;
}

const GOOD_FOR_MINUTES = 10;

/** The address of a new authenticator, which waits for its first code. Null where `authCode` is wrong. */
function startAuthenticatorChange(call: MockCall<'startAuthenticatorChange'>): string | null {
  return withFreshCode(call, call.body.authCode, () => {
    const secret = generateSecret();
    const until = minutesAfter(call.now, GOOD_FOR_MINUTES);
    call.session.authenticatorOffered = { secret, until };
    return authenticatorUri(call.user.email, secret);
  });
}

/** Puts the authenticator that was shown in the place of the one before when its first code is right. */
function confirmAuthenticatorChange(
  call: MockCall<'confirmAuthenticatorChange'>,
): 'changed' | 'wrong' | 'expired' {
  const { body, session, user, now } = call;
  const offered = session.authenticatorOffered;
  if (!offered?.until || Date.parse(offered.until) <= now.getTime()) {
    session.authenticatorOffered = null;
    return 'expired';
  }
  const changed = underCodeLimit(call, () => {
    const step = stepOfCode(offered.secret, body.authCode, now);
    if (step === null) return null;
    user.authenticator = offered.secret;
    user.authenticatorStep = step;
    evict(call, user, session);
    rememberDevice(call, user.userId);
    mailAccountNotice(call, user, 'authenticator-changed');
    return true;
  });
  if (changed === null) return 'wrong';
  session.authenticatorOffered = null;
  const { operation } = call;
  const [type, reason] = ['factor.added', 'AUTHENTICATOR'] as const;
  noteSecurity(call, { type, reason, operation, userId: user.userId });
  return 'changed';
}
