import type { MockCall } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '../identity/authenticator.ts';
import { evict } from '../identity/evict.ts';
import { underCodeLimit, withFreshCode } from '../identity/fresh-code.ts';
import { rememberDevice } from '../identity/known-device.ts';
import { minutesAfter } from '../identity/mailed-code.ts';

const GOOD_FOR_MINUTES = 10;

/** The address of a new authenticator, which waits for its first code. Null where `authCode` is wrong. */
export function startAuthenticatorChange(
  call: MockCall<'startAuthenticatorChange'>,
): string | null {
  return withFreshCode(call, call.body.authCode, () => {
    const secret = newAuthenticatorSecret();
    const until = minutesAfter(call.now, GOOD_FOR_MINUTES);
    call.session.authenticatorOffered = { secret, until };
    return authenticatorUri(call.user.email, secret);
  });
}

/** Puts the authenticator that was shown in the place of the one before when its first code is right. */
export function confirmAuthenticatorChange(
  call: MockCall<'confirmAuthenticatorChange'>,
): 'changed' | 'wrong' | 'nothing to confirm' {
  const { body, session, user, now } = call;
  const offered = session.authenticatorOffered;
  if (!offered?.until || Date.parse(offered.until) <= now.getTime()) {
    session.authenticatorOffered = null;
    return 'nothing to confirm';
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
  return 'changed';
}
