import { badRequest } from '@spindle/sdk/contract/failure';
import { passwordFlaw } from '@spindle/sdk/domain/identity/password-flaw';
import { isCommonPassword } from './common-passwords.ts';

/**
 * @throws Failure 400 that names `vpassword` where it is not the same, or `password` where it could be
 * guessed: from lists, or from what is known `about` its owner (e-mail address, first and last name)
 */
export async function demandGoodPassword(
  given: { password: string; vpassword: string },
  about: readonly string[],
): Promise<void> {
  const isCommon = await isCommonPassword(given.password);
  const flaw = passwordFlaw(given, { about, isCommon });
  if (flaw !== null) throw badRequest(flaw.advice, [flaw.error]);
}
