import { recordAudit } from '../../audit/record-audit.ts';
import type { MockCall } from '../../core/call.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { accountOf } from './account-of.ts';

/** Takes everything off an account that opens it; its owner recovers the password by mail. */
export function resetAuthenticator(call: MockCall<'resetAuthenticator'>) {
  const { state } = call;
  const account = accountOf(call);
  if (account === call.user) {
    const Reason = 'This is your own account. Change your authenticator on the account screen.';
    return { Status: 'ERROR', Reason } as const;
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
  const Reason =
    'The authenticator was reset. The owner was told by mail to set a new password and to enrol anew.';
  return { Status: 'SUCCESS', Reason } as const;
}
