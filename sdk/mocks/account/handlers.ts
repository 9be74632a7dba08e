import type { MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { takeStep, underCodeLimit, withFreshCode } from '../identity/fresh-code.ts';
import { replaceRecoveryCodes } from '../identity/recovery-codes.ts';
import { confirmAuthenticatorChange, startAuthenticatorChange } from './change-authenticator.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { accountReplies, CODE_REFUSED } from './replies.ts';

export const account = {
  changeName(call) {
    changeName(call);
    return { Status: 'SUCCESS', Reason: 'Your name was changed.' };
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

  renewRecoveryCodes(call) {
    const codes = withFreshCode(call, call.body.authCode, () => {
      mailAccountNotice(call, call.user, 'recovery-codes-renewed');
      return replaceRecoveryCodes(call.user);
    });
    if (codes === null) return { Status: 'ERROR', Reason: CODE_REFUSED, RecoveryCodes: null };
    const Reason = 'Keep these codes in a safe place. Your earlier ones no longer work.';
    return { Status: 'SUCCESS', Reason, RecoveryCodes: codes };
  },

  startAuthenticatorChange(call) {
    const uri = startAuthenticatorChange(call);
    if (uri === null) {
      return { Status: 'ERROR', Reason: CODE_REFUSED, MFAQR: null, MFALINK: null };
    }
    const Reason = 'Scan the code with your new authenticator, then enter the code it shows.';
    return { Status: 'SUCCESS', Reason, MFAQR: uri, MFALINK: uri };
  },

  confirmAuthenticatorChange: (call) => accountReplies[confirmAuthenticatorChange(call)],
} satisfies Pick<
  MockHandlers,
  | 'changeName'
  | 'changePassword'
  | 'countRecoveryCodes'
  | 'proveIdentity'
  | 'renewRecoveryCodes'
  | 'startAuthenticatorChange'
  | 'confirmAuthenticatorChange'
>;
