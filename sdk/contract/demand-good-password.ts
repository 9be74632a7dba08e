import { passwordFlaw, type NewPassword } from '../domain/identity/password-flaw.ts';
import { badRequest } from './failure.ts';

/**
 * Demands a password that nobody guesses.
 * @param known what is known `about` its owner (e-mail address, first and last name), and whether it is
 *   on the list that guessers begin with
 * @throws Failure 400 naming the field that is not good
 */
export function demandGoodPassword(
  given: NewPassword,
  known: { about: readonly string[]; isCommon: boolean },
): void {
  const flaw = passwordFlaw(given, known);
  if (flaw !== null) throw badRequest(flaw.advice, [flaw.error]);
}
