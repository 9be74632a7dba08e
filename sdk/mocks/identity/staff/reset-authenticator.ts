import { recordAudit } from '../../audit/record-audit.ts';
import type { MockCall } from '../../core/call.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { accountOf } from './account-of.ts';
import { ownAuthenticator, authenticatorReset } from '../../../domain/identity/staff.ts';
import { presentRefusal } from '../../../domain/refusal.ts';

/** Takes everything off an account that opens it; its owner recovers the password by mail. */
export function resetAuthenticator(call: MockCall<'resetAuthenticator'>) {
  const { state } = call;
  const account = accountOf(call);
  if (account === call.user) {
    return presentRefusal(ownAuthenticator);
  }
  const { userId, authenticator, password } = account;
  account.authenticator = null;
  account.authenticatorStep = null;
  account.password = null;
  account.recoveryCodes = [];
  state.recoveries = state.recoveries.filter((one) => one.completed || one.userId !== userId);
  evict(call, account);
  recordAudit(call, {
    action: 'identity.reset-authenticator',
    subject: `customer ${userId}`,
    before: { mfaEnrolled: authenticator !== null, passwordSet: password !== null },
    after: { mfaEnrolled: false, passwordSet: false },
  });
  mailAccountNotice(call, account, 'authenticator-reset');
  const Reason = authenticatorReset;
  return { Status: 'SUCCESS', Reason } as const;
}
