import { randomText } from '../core/random-text.ts';
import type { Person } from '../state.ts';

const CODES = 10;

/** Crockford's Base32: no I, L, O or U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** Ten new codes such as `7QK4M-X2WDA`; all earlier ones are void. */
export function replaceRecoveryCodes(person: Person): string[] {
  const newGroup = () => randomText(GROUP, SIGNS);
  person.recoveryCodes = Array.from({ length: CODES }, () => `${newGroup()}-${newGroup()}`);
  return [...person.recoveryCodes];
}

/** Uses a code up, however it was spelt. False where it is not one of theirs, or was used before. */
export function takeRecoveryCode(person: Person, code: string): boolean {
  const left = person.recoveryCodes.filter((one) => plain(one) !== plain(code));
  const taken = left.length < person.recoveryCodes.length;
  person.recoveryCodes = left;
  return taken;
}

/** What was meant: letters that were taken for digits, small letters, spaces and hyphens. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
