import { badRequest, type FieldError } from '@spindle/sdk/contract/failure';
import { isCommonPassword } from './common-passwords.ts';
import {
  likeYourself,
  common,
  easyToGuess,
  notTheSame,
  differs,
} from '@spindle/sdk/domain/identity/passwords';

const SHOP_NAME = 'Spindle';

/** Shorter names and addresses turn up in good passwords by chance. */
const LEAST_LETTERS = 4;

/**
 * Throws a 400 that names `vpassword` where it is not the same, or `password` where it could be
 * guessed: from lists, or from what is known `about` its owner (e-mail address, first and last name).
 */
export async function demandGoodPassword(
  { password, vpassword }: { password: string; vpassword: string },
  about: readonly string[],
): Promise<void> {
  const errors: FieldError[] = [];
  if (isAboutOwner(password, about)) {
    errors.push({ path: 'password', message: likeYourself });
  } else if (await isCommonPassword(password)) {
    errors.push({ path: 'password', message: common });
  }
  if (errors.length > 0) {
    const advice = easyToGuess;
    throw badRequest(advice, errors);
  }
  if (password !== vpassword) {
    const advice = notTheSame;
    throw badRequest(advice, [{ path: 'vpassword', message: differs }]);
  }
}

function isAboutOwner(password: string, about: readonly string[]): boolean {
  const text = password.trim().toLowerCase();
  const known = about.map((one) => one.trim().toLowerCase());
  const addresses = known.filter((one) => one.includes('@'));
  const names = [SHOP_NAME.toLowerCase(), ...known.filter((one) => !one.includes('@'))];
  const localParts = addresses
    .map((address) => address.slice(0, address.lastIndexOf('@')))
    .filter((part) => lettersOf(part).length >= LEAST_LETTERS);
  return (
    [...addresses, ...localParts].some((part) => text.includes(part)) ||
    names.some((name) => isWholly(text, lettersOf(name)))
  );
}

/** Digits and signs around a name make it no better: `Lovelace1815!` */
function isWholly(text: string, letters: string): boolean {
  return letters.length >= LEAST_LETTERS && lettersOf(text) === letters;
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
