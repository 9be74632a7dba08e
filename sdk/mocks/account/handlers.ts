import { generateSecret } from 'otplib';
import { badRequest } from '../../contract/failure.ts';
import { nameChanged, nameTooShort, shortNames } from '../../domain/account/account-replies.ts';
import {
  accountReplies,
  presentNewCodes,
  presentNextAuthenticator,
} from '../../domain/account/presenters.ts';
import { shopName } from '../config/business.ts';
import { authenticatorUri, stepOfCode } from '../../domain/identity/authenticator.ts';
import { challengeExpired, passkeyWrong } from '../../domain/identity/passkeys.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import type { MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { requireGoodPassword, withPassword } from '../identity/people.ts';
import {
  replaceRecoveryCodes,
  consumeCode,
  underCodeLimit,
  withFreshCode,
} from '../identity/fresh-code.ts';
import { evict, rememberDevice, identifyAttempt } from '../identity/known-device.ts';
import { minutesAfter } from '../identity/mailed-code.ts';
import { consumeChallenge } from '../identity/passkeys/challenges.ts';
import { matchAssertion } from '../identity/passkeys/read-answer.ts';
import { voidRecoveries } from '../identity/recovery/handlers.ts';
import { attemptSignIn } from '../identity/sign-in-attempts.ts';
import { recordFactor } from '../security/record-event.ts';
import { passkeys } from './passkeys.ts';

const GOOD_FOR_MINUTES = 10;

export const account = {
  ...passkeys,

  changeName({ body, user }) {
    const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    const errors = shortNames(names);
    if (errors.length > 0) throw badRequest(nameTooShort, errors);
    Object.assign(user, names);
    return presentDone(nameChanged);
  },

  /** Ends the account's other sessions and its tokens. */
  changePassword(call) {
    const { body, user, session } = call;
    const { userId } = user;
    requireGoodPassword(body, [user.email, user.firstName, user.lastName, shopName(call.state)]);
    const [limit, wrong] = ['change-password-account', 'WRONG_PASSWORD'] as const;
    const recipient = identifyAttempt(session, userId);
    const right = attemptSignIn(call, { limit, whom: recipient, userId, wrong }, () =>
      withPassword(user, body.oldPassword),
    );
    if (right === null) return accountReplies['password wrong'];
    user.password = body.password;
    voidRecoveries(call, userId);
    evict(call, user, session);
    mailAccountNotice(call, user, 'password-changed');
    rememberDevice(call, userId);
    return accountReplies['password changed'];
  },

  countRecoveryCodes: ({ user }) => ({ Left: user.recoveryCodes.length }),

  proveIdentity(call) {
    const { user, session, body, now } = call;
    const prove = (attempt: () => unknown) => {
      const isProven = underCodeLimit(call, attempt) !== null;
      if (isProven) session.provenAt = now.toISOString();
      return isProven;
    };
    if ('authCode' in body) {
      const isProven = prove(() => consumeCode(call, body.authCode, { proof: true }));
      return accountReplies[isProven ? 'proven' : 'not proven'];
    }
    const challenge = consumeChallenge(call, 'use');
    if (challenge === null) return presentRejection(challengeExpired);
    const isProven = prove(() => matchAssertion(call, user, { assertion: body, challenge }));
    return isProven ? accountReplies.proven : presentRejection(passkeyWrong);
  },

  renewRecoveryCodes: (call) =>
    presentNewCodes(
      withFreshCode(call, call.body.authCode, () => {
        mailAccountNotice(call, call.user, 'recovery-codes-renewed');
        return replaceRecoveryCodes(call.user);
      }),
    ),

  startAuthenticatorChange: (call) =>
    presentNextAuthenticator(
      withFreshCode(call, call.body.authCode, () => {
        const secret = generateSecret();
        const until = minutesAfter(call.now, GOOD_FOR_MINUTES);
        call.session.authenticatorOffered = { secret, until };
        return authenticatorUri(shopName(call.state), call.user.email, secret);
      }),
    ),

  confirmAuthenticatorChange(call) {
    const { body, session, user, now } = call;
    const { secret, until } = session.authenticatorOffered ?? { secret: '', until: null };
    if (until === null || Date.parse(until) <= now.getTime()) {
      session.authenticatorOffered = null;
      return accountReplies.expired;
    }
    const step = underCodeLimit(call, () => stepOfCode(secret, body.authCode, now));
    if (step === null) return accountReplies.wrong;
    Object.assign(user, { authenticator: secret, authenticatorStep: step });
    evict(call, user, session);
    rememberDevice(call, user.userId);
    mailAccountNotice(call, user, 'authenticator-changed');
    session.authenticatorOffered = null;
    recordFactor(call, 'AUTHENTICATOR', user.userId);
    return accountReplies.changed;
  },
} satisfies Partial<MockHandlers>;
