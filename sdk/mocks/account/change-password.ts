import { badRequest } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { evict } from '../identity/evict.ts';
import { demandGoodPassword } from '../identity/password-rules.ts';
import { voidRecoveries } from '../identity/recovery/void-recoveries.ts';
import { rememberDevice, whoTries } from '../identity/known-device.ts';
import { forgiveTry, takeTry } from '../identity/tries.ts';
import { samePassword, sameAsOld } from '../../domain/account/account-replies.ts';

/** Sets a new password where the old one is right; ends the account's other sessions and its tokens. */
export function changePassword(call: MockCall<'changePassword'>): boolean {
  const { body, user, session } = call;
  demandGoodPassword(body, [user.email, user.firstName, user.lastName]);
  if (body.password === body.oldPassword) {
    throw badRequest(samePassword, [{ path: 'password', message: sameAsOld }]);
  }
  const whom = whoTries(session, user.userId);
  takeTry(call, 'change-password-account', whom);
  if (user.password !== body.oldPassword) return false;
  user.password = body.password;
  voidRecoveries(call, user.userId);
  evict(call, user, session);
  mailAccountNotice(call, user, 'password-changed');
  forgiveTry(call, 'change-password-account', whom);
  rememberDevice(call, user.userId);
  return true;
}
