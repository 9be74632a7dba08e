import type { MockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import type { Recovery } from '../../state.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../evict.ts';
import { rememberDevice } from '../known-device.ts';
import { isExhausted, isMailedCode, takeGuess } from '../mailed-code.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { clearTries } from '../tries.ts';
import { voidRecoveries } from './void-recoveries.ts';

/** Sets a new password with a mailed code, which is good once, and ends every session and token. */
export function recoverPassword(call: MockCall<'recoverPassword'>): boolean {
  const { body, state, session, now, newId } = call;
  demandGoodPassword(body, [body.email.trim()]);
  const recovery = matchCode(call);
  const person = state.people.find(({ userId }) => userId === recovery?.userId);
  if (recovery === undefined || person === undefined) return false;
  recovery.completed = true;
  person.password = body.password;
  voidRecoveries(call, person.userId);
  evict({ state, now, newId, caller: { ...person, mfaVerified: false } }, person);
  session.recovery = null;
  mailAccountNotice(call, person, 'password-changed');
  clearTries(call, 'sign-in-account', person.email.toLowerCase());
  clearTries(call, 'authenticator-code-account', person.userId);
  // Whoever has the mailbox is no stranger, and signs in next.
  rememberDevice(call, person.userId);
  return true;
}

/** Every code still good counts; a browser that began a recovery has the tries of its own. */
function matchCode({
  body,
  state,
  session,
  now,
}: MockCall<'recoverPassword'>): Recovery | undefined {
  const live = state.recoveries
    .filter(
      (one) =>
        sameText(one.email, body.email.trim()) &&
        !one.completed &&
        !isExhausted(one, 'tries') &&
        Date.parse(one.expiresAt) > now.getTime(),
    )
    .toReversed();
  const own = live.find(({ id }) => id === session.recovery);
  const candidates = own ? live : live.filter((one) => !isExhausted(one, 'strayTries'));
  const counted = own ?? candidates[0];
  if (counted === undefined || !takeGuess(counted, own !== undefined)) return undefined;
  return candidates.find(({ code }) => isMailedCode(code, body.code));
}
