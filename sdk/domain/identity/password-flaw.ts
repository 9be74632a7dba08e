export const resemblesOwnDetails = 'must not be your name, your email address or our name';
export const common = 'is too common';
export const easyToGuess =
  'This password is easy to guess. Choose another, such as three unusual words.';
export const notTheSame = "Passwords don't match. Type the new password twice.";
export const differs = "doesn't match the password";
export const samePassword = 'This is your current password. Choose a new one.';
export const sameAsOld = 'is your current password';

/** Shorter names are ignored, because they occur in good passwords by chance. */
const MIN_LENGTH = 4;

export interface NewPassword {
  password: string;
  vpassword: string;
  /** The current password, when it is being changed. */
  oldPassword?: string;
}

export interface PasswordFlaw {
  advice: string;
  /** The invalid field, and why. */
  error: { path: 'password' | 'vpassword'; message: string };
}

/**
 * Returns why a new password is rejected, or null. It must not be common, or guessable from what is
 * known `about` its owner (email address, first and last name) and the shop (its name). It must match its repetition and
 * differ from the current password.
 */
export function passwordFlaw(
  input: NewPassword,
  { about, isCommon }: { about: readonly string[]; isCommon: boolean },
): PasswordFlaw | null {
  const password = input.password.normalize('NFC');
  const message = isAboutOwner(password, about) ? resemblesOwnDetails : isCommon ? common : null;
  if (message !== null) return { advice: easyToGuess, error: { path: 'password', message } };
  if (!isSamePassword(password, input.vpassword)) {
    return { advice: notTheSame, error: { path: 'vpassword', message: differs } };
  }
  if (input.oldPassword === undefined || !isSamePassword(password, input.oldPassword)) return null;
  return { advice: samePassword, error: { path: 'password', message: sameAsOld } };
}

/**
 * Compares typed passwords in normalized form, because keyboards compose the same letter
 * differently.
 */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');

function isAboutOwner(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase();
  const known = about.map((one) => one.normalize('NFC').trim().toLowerCase());
  const addresses = known.filter((one) => one.includes('@'));
  const localParts = addresses
    .map((address) => address.slice(0, address.lastIndexOf('@')))
    .filter((part) => lettersOf(part).length >= MIN_LENGTH);
  return (
    [...addresses, ...localParts].some((part) => text.includes(part)) ||
    known.some((name) => isWholly(text, lettersOf(name)))
  );
}

/**
 * Returns whether a text is just the name, ignoring digits and signs around it, which don't make it
 * safer: `Lovelace1815!`
 */
function isWholly(text: string, name: string): boolean {
  return name.length >= MIN_LENGTH && lettersOf(text) === name;
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
