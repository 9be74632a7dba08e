import { passwordFlaw, type NewPassword } from '../domain/identity/password-flaw.ts';
import { badRequest } from './failure.ts';

/**
 * Requires a password that is hard to guess.
 * @param known what is known `about` its owner (email address, first and last name) and the shop (its name), and whether
 * the password is on a list of common ones
 * @throws Failure 400 naming the invalid field
 */
export function requireGoodPassword(
  input: NewPassword,
  known: { about: readonly string[]; isCommon: boolean },
): void {
  const flaw = passwordFlaw(input, known);
  if (flaw !== null) throw badRequest(flaw.advice, [flaw.error]);
}
