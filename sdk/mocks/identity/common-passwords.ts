import { requireGoodPassword as demand } from '../../contract/require-good-password.ts';
import type { NewPassword } from '../../domain/identity/password-flaw.ts';

/** Of the shop's long list, the ones that people try first. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 11111111 password password1 qwertyui qwerty123 iloveyou ' +
    'sunshine princess football baseball superman trustno1 letmein1'
  ).split(' '),
);

/** @throws Failure 400 that names the field where it is not good, from what is known `about` its owner */
export const requireGoodPassword = (given: NewPassword, about: readonly string[]): void =>
  demand(given, { about, isCommon: COMMON.has(given.password.trim().toLowerCase()) });
