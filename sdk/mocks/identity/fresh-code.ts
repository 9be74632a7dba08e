import { useOfCode, type CodeUse } from '../../domain/identity/authenticator.ts';
import { plainCode, RECOVERY_CODES, recoveryCode } from '../../domain/identity/recovery-codes.ts';
import type { AnyMockCall } from '../core/call.ts';
import { randomText } from '../core/random-text.ts';
import type { Person } from '../state.ts';
import { mailAccountNotice } from './account-notice.ts';
import { factorsOf } from './people.ts';
import { identifyAttempt } from './known-device.ts';
import { attemptSignIn } from './sign-in-attempts.ts';

type CodeCall = Pick<
  AnyMockCall,
  'state' | 'session' | 'now' | 'newId' | 'origin' | 'user' | 'operation'
>;

/** Runs `change` if the code is right and unused. Otherwise returns null. */
export const withFreshCode = <T>(call: CodeCall, code: string, change: () => T): T | null =>
  underCodeLimit(call, () => consumeCode(call, code) && change());

/**
 * Counts a wrong code (a null result) against the account, or against the browser if the account
 * knows it.
 * @throws Failure 429 after too many
 */
export function underCodeLimit<T>(call: CodeCall, tryCode: () => T | null): T | null {
  const { userId } = call.user;
  const attempt = identifyAttempt(call.session, userId);
  const limit = 'authenticator-code-account';
  return attemptSignIn(call, { limit, whom: attempt, userId, wrong: 'WRONG_CODE' }, tryCode);
}

interface CodeOptions {
  /** Secret of an authenticator that was set up in this session. Its first code enrolls it. */
  shown?: string | undefined;
  /** Whether recovery codes are rejected because they aren't proof. */
  proof?: boolean;
}

/** Returns what the code was accepted as, or null. Uses the code up. */
export function consumeCode(
  call: CodeCall,
  code: string,
  { shown, proof = false }: CodeOptions = {},
): CodeUse['by'] | null {
  const { user, now } = call;
  const secret = user.authenticator ?? shown ?? null;
  const { mfaEnrolled: enrolled, ...factors } = factorsOf(user);
  const facts = { ...factors, secret, enrolled, lastStep: user.authenticatorStep };
  const use = useOfCode(facts, code, { now, proof });
  if (use === null) return null;
  if (use.by !== 'RECOVERY_CODE') {
    Object.assign(user, { authenticator: secret, authenticatorStep: use.step });
  } else {
    if (!consumeRecoveryCode(user, code)) return null;
    mailAccountNotice(call, user, 'recovery-code-used');
  }
  return use.by;
}

export function replaceRecoveryCodes(person: Person): string[] {
  person.recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomText));
  return [...person.recoveryCodes];
}

/**
 * Marks a recovery code as used, in any spelling. Returns false if it isn't one of the person's
 * unused codes.
 */
function consumeRecoveryCode(person: Person, code: string): boolean {
  const left = person.recoveryCodes.filter((one) => plainCode(one) !== plainCode(code));
  const taken = left.length < person.recoveryCodes.length;
  person.recoveryCodes = left;
  return taken;
}
