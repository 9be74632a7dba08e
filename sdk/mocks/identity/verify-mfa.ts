import type { AnyMockCall } from '../core/call.ts';
import { stepOfCode } from './authenticator.ts';
import { takeFreshCode, underCodeLimit } from './fresh-code.ts';
import { rememberDevice } from './known-device.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'newId' | 'origin' | 'user'>;

/**
 * Completes a sign-in with a code, or enrols the authenticator that was just shown: recovery codes
 * then. Null where the code is not right or was used before.
 */
export function verifyMfa(call: Around, code: string): { recoveryCodes: string[] | null } | null {
  const verified = underCodeLimit(call, () => {
    if (call.user.authenticator === null) return enrol(call, code);
    const taken = takeFreshCode(call, code);
    return taken && { recoveryCodes: null, proven: taken === 'authenticator' };
  });
  if (verified === null) return null;
  call.session.mfaVerified = true;
  call.session.provenAt = verified.proven ? call.now.toISOString() : null;
  call.session.authenticatorOffered = null;
  rememberDevice(call, call.user.userId);
  return verified;
}

/** Not where the password was voided: whoever still has a session by it may be a stranger. */
function enrol({ session, user, now }: Around, code: string) {
  const offered = session.authenticatorOffered;
  if (offered === null || user.password === null) return null;
  const step = stepOfCode(offered.secret, code, now);
  if (step === null) return null;
  user.authenticator = offered.secret;
  user.authenticatorStep = step;
  return { recoveryCodes: replaceRecoveryCodes(user), proven: true };
}
