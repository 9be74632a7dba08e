import { badRequest } from '../../contract/failure.ts';
import { nameChanged, nameTooShort } from '../../domain/account/account-replies.ts';
import { shortNames } from '../../domain/account/names.ts';
import {
  accountReplies,
  presentNewCodes,
  presentNextAuthenticator,
} from '../../domain/account/presenters.ts';
import type { MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { takeStep, underCodeLimit, withFreshCode } from '../identity/fresh-code.ts';
import { replaceRecoveryCodes } from '../identity/recovery-codes.ts';
import { confirmAuthenticatorChange, startAuthenticatorChange } from './change-authenticator.ts';
import { changePassword } from './change-password.ts';

export const account = {
  changeName({ body, user }) {
    const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    const errors = shortNames(names);
    if (errors.length > 0) throw badRequest(nameTooShort, errors);
    Object.assign(user, names);
    return { Status: 'SUCCESS', Reason: nameChanged };
  },

  changePassword: (call) =>
    accountReplies[changePassword(call) ? 'password changed' : 'password wrong'],

  countRecoveryCodes: ({ user }) => ({ Left: user.recoveryCodes.length }),

  proveIdentity(call) {
    const { user, session, body, now } = call;
    const proven = underCodeLimit(call, () => takeStep(user, body.authCode, now) || null);
    if (proven) session.provenAt = now.toISOString();
    return accountReplies[proven ? 'proven' : 'not proven'];
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
