import type { MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { takeStep, underCodeLimit, withFreshCode } from '../identity/fresh-code.ts';
import { replaceRecoveryCodes } from '../identity/recovery-codes.ts';
import { confirmAuthenticatorChange, startAuthenticatorChange } from './change-authenticator.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { accountReplies } from './replies.ts';
import { nameChanged, codesRenewed, scanNew } from '../../domain/account/account-replies.ts';
import { presentRefusal } from '../../domain/refusal.ts';
import { codeWrong } from '../../domain/identity/sign-in.ts';

export const account = {
  changeName(call) {
    changeName(call);
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

  renewRecoveryCodes(call) {
    const codes = withFreshCode(call, call.body.authCode, () => {
      mailAccountNotice(call, call.user, 'recovery-codes-renewed');
      return replaceRecoveryCodes(call.user);
    });
    if (codes === null) return { ...presentRefusal(codeWrong), RecoveryCodes: null };
    const Reason = codesRenewed;
    return { Status: 'SUCCESS', Reason, RecoveryCodes: codes };
  },

  startAuthenticatorChange(call) {
    const uri = startAuthenticatorChange(call);
    if (uri === null) {
      return { ...presentRefusal(codeWrong), MFAQR: null, MFALINK: null };
    }
    const Reason = scanNew;
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
