import type { AnyMockCall } from '../core/call.ts';
import type { Person } from '../state.ts';
import { mailAccountNotice } from './account-notice.ts';
import { stepOfCode } from '../../domain/identity/authenticator.ts';
import { whoTries } from './known-device.ts';
import { takeSignInTry } from './sign-in-tries.ts';
import { forgiveTry } from './tries.ts';
import { plainCode, RECOVERY_CODES, recoveryCode } from '../../domain/identity/recovery-codes.ts';
import { randomText } from '../core/random-text.ts';

type Around = Pick<
  AnyMockCall,
  'state' | 'session' | 'now' | 'newId' | 'origin' | 'user' | 'operation'
>;

/** Runs `change` where the code is right and was never used before; else null. */
export function withFreshCode<T>(call: Around, code: string, change: () => T): T | null {
  return underCodeLimit(call, () => (takeFreshCode(call, code) === null ? null : change()));
}

/** Counts a wrong code, which is null, against the account, or against a browser it knows. @throws Failure 429 */
export function underCodeLimit<T>(call: Around, tryCode: () => T | null): T | null {
  const whom = whoTries(call.session, call.user.userId);
  const limit = 'authenticator-code-account';
  const failed = takeSignInTry(call, { limit, whom, userId: call.user.userId });
  const outcome = tryCode();
  if (outcome === null) failed('WRONG_CODE');
  else forgiveTry(call, limit, whom);
  return outcome;
}

/** Whether it is a code of the authenticator, or a recovery code; asking uses it up. */
export function takeFreshCode(
  call: Around,
  code: string,
): 'authenticator' | 'recovery code' | null {
  if (takeStep(call.user, code, call.now)) return 'authenticator';
  if (call.user.authenticator === null || !takeRecoveryCode(call.user, code)) return null;
  mailAccountNotice(call, call.user, 'recovery-code-used');
  return 'recovery code';
}

/** Whether it is a code of the authenticator itself; asking uses it up. */
export function takeStep(person: Person, code: string, now: Date): boolean {
  if (person.authenticator === null) return false;
  const step = stepOfCode(person.authenticator, code, now);
  if (step === null || step <= (person.authenticatorStep ?? 0)) return false;
  person.authenticatorStep = step;
  return true;
}

/** New codes, in place of all earlier ones. */
export function replaceRecoveryCodes(person: Person): string[] {
  person.recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomText));
  return [...person.recoveryCodes];
}

/** Uses a code up, however it was spelt. False where it is not one of theirs, or was used before. */
function takeRecoveryCode(person: Person, code: string): boolean {
  const left = person.recoveryCodes.filter((one) => plainCode(one) !== plainCode(code));
  const taken = left.length < person.recoveryCodes.length;
  person.recoveryCodes = left;
  return taken;
}
