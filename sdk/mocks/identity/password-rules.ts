import { badRequest } from '../../contract/failure.ts';
import {
  easyToGuess,
  notTheSame,
  differs,
  likeYourself,
  common,
} from '../../domain/identity/passwords.ts';

const SHOP_NAME = 'Spindle';

/** Shorter names and addresses turn up in good passwords by chance. */
const LEAST_LETTERS = 4;

/** Of the shop's long list, the ones that people try first. */
const COMMON: ReadonlySet<string> = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  'password',
  'password1',
  'qwertyui',
  'qwerty123',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'letmein1',
]);

/**
 * @throws Failure 400 that names `vpassword` where it is not the same, or `password` where it could
 * be guessed: from lists, or from what is known `about` its owner
 */
export function demandGoodPassword(
  { password, vpassword }: { password: string; vpassword: string },
  about: readonly string[],
): void {
  const flaw = flawOf(password, about);
  if (flaw !== undefined) {
    const advice = easyToGuess;
    throw badRequest(advice, [{ path: 'password', message: flaw }]);
  }
  if (password !== vpassword) {
    const advice = notTheSame;
    throw badRequest(advice, [{ path: 'vpassword', message: differs }]);
  }
}

function flawOf(password: string, about: readonly string[]): string | undefined {
  if (isAboutOwner(password, about)) return likeYourself;
  return COMMON.has(password.trim().toLowerCase()) ? common : undefined;
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
