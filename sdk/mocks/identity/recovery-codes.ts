import { plainCode, RECOVERY_CODES, recoveryCode } from '../../domain/identity/recovery-codes.ts';
import { randomText } from '../core/random-text.ts';
import type { Person } from '../state.ts';

/** New codes, in place of all earlier ones. */
export function replaceRecoveryCodes(person: Person): string[] {
  person.recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomText));
  return [...person.recoveryCodes];
}

/** Uses a code up, however it was spelt. False where it is not one of theirs, or was used before. */
export function takeRecoveryCode(person: Person, code: string): boolean {
  const left = person.recoveryCodes.filter((one) => plainCode(one) !== plainCode(code));
  const taken = left.length < person.recoveryCodes.length;
  person.recoveryCodes = left;
  return taken;
}
